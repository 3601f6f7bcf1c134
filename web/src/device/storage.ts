/** JSON values in this browser's local storage, under `forno.NAME`. */

/** Read a stored object over its defaults; anything missing or unreadable gives the defaults. */
export function readStored<T extends object>(name: string, defaults: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`forno.${name}`) ?? 'null');
    return found && typeof found === 'object' ? { ...defaults, ...found } : { ...defaults };
  } catch {
    return { ...defaults };
  }
}

export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(`forno.${name}`, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden: playing still works, only returning to a seat after a reload does not.
  }
}
