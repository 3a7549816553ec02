import 'client-only'

/** A value the browser keeps. */
export interface Persisted<T> {
  /** The same object until it changes. */
  get: () => T
  /** Undefined forgets it. */
  set: (value: T | undefined) => void
}

/** What could not be stored, by key: it lasts as long as the document. */
const unstored = new Map<string, string>()

/**
 * A value kept under `key` in this tab, or in the whole browser with `localStorage`. `parse` is given what was stored, or undefined
 * where there is nothing or nothing that can be read. Where the browser refuses to store, or has no room, the value lasts as long
 * as the document.
 */
export function persisted<T>(
  key: string,
  parse: (stored: unknown) => T,
  area: 'sessionStorage' | 'localStorage' = 'sessionStorage',
): Persisted<T> {
  let last: { text: string | undefined; value: T } | undefined

  return {
    get() {
      const text = read(area, key)
      if (!last || last.text !== text) last = { text, value: parse(parsed(text)) }
      return last.value
    },
    set(value) {
      unstored.delete(key)
      const text = value === undefined ? undefined : JSON.stringify(value)
      try {
        if (text === undefined) window[area].removeItem(key)
        else window[area].setItem(key, text)
      } catch {
        if (text !== undefined) unstored.set(key, text)
      }
    },
  }
}

function read(area: 'sessionStorage' | 'localStorage', key: string): string | undefined {
  try {
    return unstored.get(key) ?? window[area].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
