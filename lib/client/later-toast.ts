import 'client-only'
import type { Toast } from './toast'

const KEY = 'oasis.toasts'
/** `text`, or a word of the next page, which may speak another language. */
export type LaterToast<Word extends string = string> = Pick<Toast, 'kind' | 'subject'> & {
  text?: string
  word?: Word
  action?: { label: string; href: string }
}

/** Keeps a toast for the next page of this tab, which is about to be loaded; once, however often it is told meanwhile. */
export function notifyLater<Word extends string>(toast: LaterToast<Word>): void {
  try {
    const others = read().filter((one) => JSON.stringify(one) !== JSON.stringify(toast))
    sessionStorage.setItem(KEY, JSON.stringify([...others, toast]))
  } catch {
    // Without storage the next page says nothing; what was done is done.
  }
}

/** Takes what the page before kept. */
export function takeLaterToasts(): LaterToast[] {
  try {
    const kept = read()
    sessionStorage.removeItem(KEY)
    return kept
  } catch {
    return []
  }
}

function read(): LaterToast[] {
  const text = sessionStorage.getItem(KEY)
  // Written by this very file.
  return text ? (JSON.parse(text) as LaterToast[]) : []
}
