/** The table's own happenings in words, and the rule behind each. */
import type { AnyNews } from '../protocol';
import { maybe, say } from '../lib/texts.svelte';

export const NEWS_RULES: Record<AnyNews['news'], string> = {
  sat: 'house.seat',
  left: 'house.seat',
  hosting: 'house.host',
  began: 'house.fair',
  'timed-out': 'house.time-out',
  'went-away': 'house.absent',
  'came-back': 'house.absent',
  overtaken: 'house.jumped',
  beaten: 'house.beaten',
  'undo-asked': 'house.undo-agree',
  'undo-declined': 'house.undo-agree',
  'took-back': 'house.undo',
  said: 'house.talk',
  ended: 'house.after',
  closed: 'house.closed',
};

/** A line of the log; empty for news that this page does not know. */
export function sayNews(news: AnyNews, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] || say('table-somebody');
  switch (news.news) {
    case 'sat':
      return say('table-news-sat', { name: news.name });
    case 'left':
      return say(news.removed ? 'table-news-removed' : 'table-news-left', { name: news.name });
    case 'said':
      return say('table-news-said', { name: name(news.seat), text: saidText(news) });
    case 'overtaken':
      return say('table-news-overtaken', { name: name(news.by) });
    case 'beaten':
      return say('table-news-beaten', { name: name(news.by), milliseconds: news.milliseconds });
    case 'took-back':
      return say('table-news-took-back', { name: name(news.seat), moves: news.moves });
    case 'began':
    case 'ended':
      return say(`table-news-${news.news}`, { number: news.number });
    case 'closed':
      return say('table-news-closed');
    default:
      return maybe(`table-news-${news.news}`, { name: name(news.seat) }) ?? '';
  }
}

/** What somebody said: their own words, or a ready phrase in the reader's language. */
export function saidText({ text, phrase }: { text: string; phrase: string }): string {
  return text || (maybe(`phrase-${phrase}`) ?? phrase);
}

export const levelName = (level: string): string => maybe(`table-bot-${level}`) ?? level;

/** `0:42`, `1:05:00`, `2 d 3 h` until a moment. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return say('table-days-left', { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
