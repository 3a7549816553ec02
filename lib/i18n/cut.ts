import type { Language } from '@/lib/shop-facts'

export interface Cut {
  /** What stands on the page, without a trailing space or comma. */
  shown: string
  /** What was left out; `shown + rest` is the whole text. Empty when nothing was. */
  rest: string
}

/** A cut may take back at most this part of the room to end at a word. */
const GIVE_BACK = 0.4

/**
 * Cuts a text to at most `max` characters as people count them (a letter with its marks, an emoji, a flag are one),
 * at the end of a word when one is near. Spec §9.
 */
export function cutText(text: string, max: number, language: Language): Cut {
  const clusters = [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)]
  const next = clusters[max]
  if (!next) return { shown: text, rest: '' }
  const end = wordEnd(text, next.index, clusters[Math.floor(max * (1 - GIVE_BACK))]?.index ?? 0)
  const shown = text.slice(0, end).replace(/[\s,،;؛:.\-–]+$/u, '')
  return { shown, rest: text.slice(shown.length) }
}

/** The end of the last word that ends at or before `limit`, or `limit` itself when that word ends before `least`. */
function wordEnd(text: string, limit: number, least: number): number {
  if (/\s/u.test(text.charAt(limit))) return limit
  const space = text.slice(0, limit).search(/\s\S*$/u)
  return space > least ? space : limit
}
