"""Animations of Hookie-Mookie: one clip for each event. Times and curves are shared by all games; paths come from
public facts."""
