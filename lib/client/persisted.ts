import 'client-only'
import { parseJson } from '@/lib/utils/parse-json'

export interface Persisted<T> {
  /** The same object until it changes. */
  get: () => T
  /** Undefined deletes it. */
  set: (value: T | undefined) => void
  /** Calls back when it changes, in this or another tab; returns the unsubscribe function. */
  subscribe: (changed: () => void) => () => void
}

/** Dispatched on the window when a value changes in this tab. */
const CHANGED = 'oasis-stored'

/** In-memory fallback, by key: JSON that could not be stored. */
const unstored = new Map<string, string>()

/**
 * A value stored under `key` in this tab, or in the whole browser with `localStorage`. `parse` receives the stored value, or undefined
 * when it is absent or unreadable. When storage is blocked or full, the value lasts as long as the document.
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
      if (!last || last.text !== text) last = { text, value: parse(text === undefined ? undefined : parseJson(text)) }
      return last.value
    },
    set(value) {
      unstored.delete(key)
      const text = value === undefined ? undefined : JSON.stringify(value)
      try {
        // First, so that a full storage does not keep the former value.
        window[area].removeItem(key)
        if (text !== undefined) window[area].setItem(key, text)
      } catch {
        if (text !== undefined) unstored.set(key, text)
      }
      dispatchEvent(new Event(CHANGED))
    },
    subscribe(changed) {
      for (const name of [CHANGED, 'storage']) addEventListener(name, changed)
      return () => {
        for (const name of [CHANGED, 'storage']) removeEventListener(name, changed)
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
