"""Tests of the bots of Robot Master."""
