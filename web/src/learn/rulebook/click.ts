/** A click that stays in the page; with a key or another button held, the browser opens a tab or a window instead. */
export function staysHere(event: MouseEvent): boolean {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}
