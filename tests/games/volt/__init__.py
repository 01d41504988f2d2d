"""Tests of VOLT."""
