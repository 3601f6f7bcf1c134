/** A rule that is opened at a table is shown above it: a link to the rulebook would lose the table. */
export function rulesOpenHere(node: HTMLElement, open: (rule: string) => void): { destroy(): void } {
  function catchLink(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/rules/"]');
    const isPlain = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || link.target || !isPlain) return;
    event.preventDefault();
    event.stopPropagation();
    open(link.hash.slice(1));
  }
  node.addEventListener('click', catchLink, { capture: true });
  return { destroy: () => node.removeEventListener('click', catchLink, { capture: true }) };
}
