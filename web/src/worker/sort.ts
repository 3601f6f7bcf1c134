/** What the worker does with a request: answer with a kept file, with the document, or leave it alone. */
export type Sort = 'file' | 'document' | 'other';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

export function sortOf({ method, mode, url }: Asked, origin: string): Sort {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'other';
  if (/^\/(api|ws)(\/|$)/.test(address.pathname)) return 'other';
  if (address.pathname.startsWith('/assets/')) return 'file';
  return mode === 'navigate' ? 'document' : 'other';
}
