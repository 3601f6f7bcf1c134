"""Races: several processes want the same next entry of a room, and one gets it."""
