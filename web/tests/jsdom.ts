/** Browser features that jsdom lacks and the page uses. Runs before each test file. */
/** Time that `waitFor` and `findBy` wait: a busy machine needs more than their default of one second. */
const ASYNC_TIMEOUT_MS = 150_000;

if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/svelte');
  configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });
  globalThis.matchMedia ??= ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
  globalThis.isSecureContext ??= false;
  globalThis.scrollTo = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.animate ??= function animate(): Animation {
    const animation = { finished: Promise.resolve(), cancel() {}, onfinish: null as (() => void) | null };
    queueMicrotask(() => animation.onfinish?.());
    return animation as unknown as Animation;
  };
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
}

export {};
