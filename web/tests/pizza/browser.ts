/** What jsdom lacks and the page asks for. Import it first. */
globalThis.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
Element.prototype.animate ??= function () {
  const animation = { finished: Promise.resolve(), cancel() {}, onfinish: null as (() => void) | null };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
