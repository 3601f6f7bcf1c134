"""A lesson for each game: a few positions of the real game, explained line by line by a chef."""

from forno.lessons.lesson import Beat, Lesson, Point, Scene, lesson, names
from forno.lessons.script import LessonStep, Script, play_lesson

__all__ = ["Beat", "Lesson", "LessonStep", "Point", "Scene", "Script", "lesson", "names", "play_lesson"]
