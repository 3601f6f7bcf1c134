/**
 * Repair of the browser's language where `Intl` refuses it: Chromium under the C locale names it `en-US@posix`, and
 * uPlot formats numbers by it as soon as it is loaded. Import this before uPlot.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, 'language', { value: document.documentElement.lang || 'en', configurable: true });
}
