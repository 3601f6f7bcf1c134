/** The page can be installed and opened without a connection, where the browser allows it (https or this machine). */
export function keepPage(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // After the page itself: what is kept for later must not slow down what is shown now.
  const register = (): void => void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
