/** All words of the page, from the same Fluent files as the Python side. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'it', 'ru', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Area = 'words' | 'home' | 'table' | 'pizza' | 'solo' | 'after' | 'learn' | 'hints' | 'rules';
export type Values = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../src/forno/rulebook/text/*/*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<Language, FluentBundle>();
const read = new Map<string, Promise<void>>();

/** What the reader sees: the language in use, and a number that grows as texts arrive. */
const shown = $state({ language: 'en' as Language, texts: 0 });

export function language(): Language {
  return shown.language;
}

/** The first of the browser's languages that we speak. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag as Language));
  return (found ?? 'en') as Language;
}

const asked = new Set<Area>();

/** Texts of these areas, in the language in use and in each one chosen later. */
export async function load(...areas: Area[]): Promise<void> {
  areas.forEach((area) => asked.add(area));
  await Promise.all(areas.map((area) => fetchArea(shown.language, area)));
}

/** Speak another language; what was loaded is loaded in it first. */
export async function speak(lang: Language): Promise<void> {
  await Promise.all([...asked].map((area) => fetchArea(lang, area)));
  shown.language = lang;
  document.documentElement.lang = lang;
}

function fetchArea(lang: Language, area: Area): Promise<void> {
  const name = `${lang}/${area}.ftl`;
  let reading = read.get(name);
  if (!reading) {
    reading = fetchFile(lang, name).catch((error: unknown) => {
      read.delete(name);
      throw error;
    });
    read.set(name, reading);
  }
  return reading;
}

async function fetchFile(lang: Language, name: string): Promise<void> {
  const file = files[`../../../src/forno/rulebook/text/${name}`];
  if (!file) return;
  add(lang, await file());
}

/** Add texts to a language. */
export function add(lang: Language, source: string): void {
  let bundle = bundles.get(lang);
  if (!bundle) bundles.set(lang, (bundle = new FluentBundle(lang, { useIsolating: false })));
  bundle.addResource(new FluentResource(source));
  shown.texts += 1;
}

/** A text in the reader's language: `say('home-close')`, or an attribute of it: `say('turn-draw.refused')`. */
export function say(id: string, values: Values = {}): string {
  return maybe(id, values) ?? id;
}

/** The same, or null where there is no such text (yet). */
export function maybe(id: string, values: Values = {}): string | null {
  void shown.texts;
  const bundle = bundles.get(shown.language);
  const [name = '', attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values, []) : null;
}
