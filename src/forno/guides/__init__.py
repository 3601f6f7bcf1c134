"""The rules of each game as people read them: GAME.toml in this folder, with texts in guide.ftl."""

from forno.guides.guide import Guide, GuideText, Paragraph, Section, guide, guide_text, names
from forno.guides.page import page_data

__all__ = ["Guide", "GuideText", "Paragraph", "Section", "guide", "guide_text", "names", "page_data"]
