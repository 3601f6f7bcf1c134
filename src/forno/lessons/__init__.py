"""A lesson for each game: the real table, a few positions, and a chef who says one line at a time."""

from forno.lessons.lesson import Beat, Lesson, Point, Scene, lesson, names
from forno.lessons.script import LessonStep, Script, play_lesson

__all__ = ["Beat", "Lesson", "LessonStep", "Point", "Scene", "Script", "lesson", "names", "play_lesson"]
