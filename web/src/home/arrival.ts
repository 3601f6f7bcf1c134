/** How one came to where one is: from inside the page, or straight by an address. */
const first = typeof location === 'undefined' ? '' : location.pathname;

/** Would a step back stay in this page? Newer browsers say so; in others any address but the first will do. */
export function cameFromInside(): boolean {
  return typeof navigation === 'undefined' ? location.pathname !== first : navigation.canGoBack;
}
