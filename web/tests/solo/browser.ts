/** What jsdom has not, and the page needs: to be imported first. */
window.matchMedia ??= (query: string): MediaQueryList =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
Element.prototype.animate ??= function animate(): Animation {
  return { cancel() {}, finished: Promise.resolve(), onfinish: null } as unknown as Animation;
};
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
