/** Where the reader is: the address bar, without reloading. */
export type Route =
  | { screen: 'start' }
  | { screen: 'table'; room: string }
  | { screen: 'replay'; room: string; number: number; viewer: string; step: number }
  | { screen: 'rules'; game: string; rule: string }
  | { screen: 'learn'; game: string }
  | { screen: 'cards' };

const here = $state({ path: location.pathname + location.hash });

addEventListener('popstate', () => (here.path = location.pathname + location.hash));
addEventListener('hashchange', () => (here.path = location.pathname + location.hash));

export function go(path: string, replace = false): void {
  if (path === location.pathname + location.hash) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  here.path = path;
  scrollTo(0, 0);
}

/** For <a href>: a plain click stays in the page, anything else is the browser's. */
export function link(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).getAttribute('href')!);
}

/** /t/ROOM#key=... and #invite=...: secrets stay behind the #, where no server sees them. */
export function secrets(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}

export function route(): Route {
  const [path = '', hash = ''] = here.path.split('#');
  const [first, second = '', third = '', fourth = '', fifth = ''] = path.split('/').filter(Boolean);
  const step = Number(new URLSearchParams(hash).get('step') ?? 0);
  if (first === 't' && third === 'game')
    return { screen: 'replay', room: second, number: Number(fourth), viewer: fifth || 'public', step };
  if (first === 't') return { screen: 'table', room: second };
  if (first === 'rules') return { screen: 'rules', game: second, rule: hash };
  if (first === 'learn') return { screen: 'learn', game: second };
  if (first === 'cards') return { screen: 'cards' };
  return { screen: 'start' };
}

/** The page of a rule: from any line of the log and any refusal. */
export function ruleLink(rule: string, game: string): string {
  return `/rules/${game}#${rule}`;
}
