/** Client-side routing: the current screen by the browser's address, without reloading. */
import { linkTo, pathOf } from './base';
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; room: string }
  | { screen: 'replay'; room: string; number: number; viewer: string; step: number }
  | { screen: 'rules'; game: string; page: 'guide' | 'reference'; anchor: string }
  | { screen: 'learn'; game: string }
  | { screen: 'cards' }
  | { screen: 'my-tables' };

const entryPath = location.pathname;
const address = $state({ path: location.pathname + location.hash });

const readAddress = (): void => void (address.path = location.pathname + location.hash);
addEventListener('popstate', readAddress);
addEventListener('hashchange', readAddress);

export function route(): Route {
  const [path = '', hash = ''] = address.path.split('#');
  const [first, second = '', third = '', fourth = '', fifth = ''] = pathOf(path).split('/').filter(Boolean);
  const step = Number(new URLSearchParams(hash).get('step') ?? 0);
  if (first === 't' && third === 'game')
    return { screen: 'replay', room: second, number: Number(fourth), viewer: fifth || 'public', step };
  if (first === 't') return { screen: 'table', room: second };
  // An anchor that is the id of a rule, such as turn.draw, is in the reference.
  if (first === 'rules')
    return { screen: 'rules', game: second, page: third || hash.includes('.') ? 'reference' : 'guide', anchor: hash };
  if (first === 'learn') return { screen: 'learn', game: second };
  if (first === 'cards') return { screen: 'cards' };
  if (first === 'my-tables') return { screen: 'my-tables' };
  return { screen: 'home' };
}

/** Go to an address of the page, as `linkTo` makes it. */
export function navigate(to: string, replace = false): void {
  if (to === location.pathname + location.hash) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  address.path = to;
  scrollTo(0, 0);
}

/** A click without modifier keys; any other opens a tab or a window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Keep a plain click from loading a page. Returns false for a click that is left to the browser. */
export function interceptClick(event: MouseEvent): boolean {
  if (!isPlainClick(event)) return false;
  event.preventDefault();
  return true;
}

/** Click handler of an <a href> within the page. */
export function followLink(event: MouseEvent): void {
  if (interceptClick(event)) navigate((event.currentTarget as HTMLAnchorElement).getAttribute('href')!);
}

/** Whether a step back stays in this page. Browsers without the Navigation API: on any address but the first one. */
export function canGoBack(): boolean {
  return typeof navigation === 'undefined' ? location.pathname !== entryPath : navigation.canGoBack;
}

/** The address of a rule in the reference of a game. */
export function ruleLink(rule: string, game: string): string {
  return linkTo(`/rules/${game}/reference#${rule}`);
}
