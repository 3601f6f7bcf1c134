/** The caching strategy of the service worker for a request. */
export type Strategy = 'cache-first' | 'network-first' | 'bypass';

type RequestParts = Pick<Request, 'method' | 'mode' | 'url'>;

/** Files of the build come from the cache, the document from the network; requests to the server are not handled. */
export function strategyFor({ method, mode, url }: RequestParts, origin: string): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'bypass';
  if (/^\/(api|ws)(\/|$)/.test(address.pathname)) return 'bypass';
  if (address.pathname.startsWith('/assets/')) return 'cache-first';
  return mode === 'navigate' ? 'network-first' : 'bypass';
}
