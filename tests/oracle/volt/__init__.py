"""A second implementation of VOLT's rules, written from their pages alone."""
