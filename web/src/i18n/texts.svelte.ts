/** Translated texts of the page, from the Fluent files that the Python side uses. */
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import startFiles from 'virtual:texts/start';
import LANGUAGE_NAMES from '../../../src/forno/rulebook/languages.json';

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export { LANGUAGE_NAMES };
export type Area = 'words' | 'home' | 'table' | 'pizza' | 'solo' | 'after' | 'learn' | 'hints' | 'rules' | 'cards' | 'guide';
export type Values = Record<string, FluentVariable>;

/** Areas of the start page, in one file. */
const START_AREAS: readonly Area[] = ['words', 'home'];
const files = import.meta.glob<{ default: FluentResource }>([
  '../../../src/forno/rulebook/text/*/*.ftl',
  '!../../../src/forno/rulebook/text/*/{words,home}.ftl',
]);
/** Longest time that words wait for their letters. */
const LETTERS_MS = 500;
/** Letters of the font that index.html preloads for every language. */
const PRELOADED_LETTERS = /^[\p{Script=Latin} ]+$/u;
const bundles = new Map<Language, FluentBundle>();
const fetches = new Map<string, Promise<void>>();
const loadedAreas = new Set<Area>();

/** The language in use, and a counter that grows as texts arrive: reading both makes a text reactive. */
const current = $state({ language: 'en' as Language, version: 0 });

export function language(): Language {
  return current.language;
}

/** The first of the browser's languages that has texts, else English. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag as Language));
  return (found ?? 'en') as Language;
}

/** Fetch the texts of these areas, in the current language and in each one set later. */
export async function loadTexts(...areas: Area[]): Promise<void> {
  areas.forEach((area) => loadedAreas.add(area));
  await Promise.all(areas.map((area) => fetchArea(current.language, area)));
}

/**
 * Change the language after its texts, and those of these areas, have arrived; rejects, and changes nothing, if they
 * cannot be fetched.
 */
export async function setLanguage(lang: Language, ...areas: Area[]): Promise<void> {
  areas.forEach((area) => loadedAreas.add(area));
  await Promise.all([loadLetters(lang), ...[...loadedAreas].map((area) => fetchArea(lang, area))]);
  current.language = lang;
  document.documentElement.lang = lang;
}

/** Fetch the letters of a language, those of its own name, where index.html does not preload them: a font that comes after the words is not used. (style.css) */
async function loadLetters(lang: Language): Promise<void> {
  if (PRELOADED_LETTERS.test(LANGUAGE_NAMES[lang]) || !document.fonts) return;
  const late = new Promise((resolve) => setTimeout(resolve, LETTERS_MS));
  await Promise.race([document.fonts.load('1rem Nunito', LANGUAGE_NAMES[lang]).catch(() => undefined), late]);
}

/** Fetch each file once; a failed fetch may be tried again. */
function fetchArea(lang: Language, area: Area): Promise<void> {
  const name = `${lang}/${START_AREAS.includes(area) ? 'start' : area}`;
  let fetching = fetches.get(name);
  if (!fetching) {
    fetching = fetchFile(lang, area).catch((error: unknown) => {
      fetches.delete(name);
      throw error;
    });
    fetches.set(name, fetching);
  }
  return fetching;
}

async function fetchFile(lang: Language, area: Area): Promise<void> {
  const file = START_AREAS.includes(area) ? startFiles[lang] : files[`../../../src/forno/rulebook/text/${lang}/${area}.ftl`];
  if (file) addTexts(lang, (await file()).default);
}

/** Add the messages of a Fluent file to a language. */
export function addTexts(lang: Language, messages: FluentResource): void {
  let bundle = bundles.get(lang);
  if (!bundle) bundles.set(lang, (bundle = new FluentBundle(lang, { useIsolating: false })));
  bundle.addResource(messages);
  current.version += 1;
}

/** Translate a text: `say('home-close')`, or its attribute: `say('turn-draw.refused')`. A missing text shows its id. */
export function say(id: string, values: Values = {}): string {
  return sayOrNull(id, values) ?? id;
}

/** Say what a player did: in the second person to the player (`.you`), by name to everybody else. */
export function sayOf(id: string, isYou: boolean, values: Values = {}): string {
  return (isYou ? sayOrNull(`${id}.you`, values) : null) ?? say(id, values);
}

/** `0.12`, with the decimal sign of the language */
export function formatSeconds(milliseconds: number): string {
  return new Intl.NumberFormat(current.language, { maximumSignificantDigits: 2 }).format(milliseconds / 1000);
}

/** Translate a text; null where there is none, or none yet. */
export function sayOrNull(id: string, values: Values = {}): string | null {
  void current.version;
  const bundle = bundles.get(current.language);
  const [name = '', attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values, []) : null;
}
