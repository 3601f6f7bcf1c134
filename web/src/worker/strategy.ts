/** The caching strategy of the service worker for a request. */
export type Strategy = 'cache-first' | 'network-first' | 'bypass';

type RequestParts = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Files of the build come from the cache, the document from the network; requests to the server are not handled. `base`
 * is the address that the page is served under.
 */
export function strategyFor({ method, mode, url }: RequestParts, base: string): Strategy {
  if (method !== 'GET' || !url.startsWith(base)) return 'bypass';
  const path = url.slice(base.length);
  if (/^(api|ws)([/?]|$)/.test(path)) return 'bypass';
  if (path.startsWith('assets/')) return 'cache-first';
  return mode === 'navigate' ? 'network-first' : 'bypass';
}
