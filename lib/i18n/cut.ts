import type { Language } from '@/lib/shop-facts'

/** A text that may have been cut. */
export interface Cut {
  /** What stands on the page, without a trailing space or comma. */
  shown: string
  /** What was left out; `shown + rest` is the whole text. Empty when nothing was. */
  rest: string
}

/** Printable Latin and Arabic letters, digits and signs, each one character to a reader: what nearly every title is made of. */
const plain = /^[ -~\u00A0-\u02FF\u060C\u061B\u061F\u0621-\u064A\u0660-\u0669\u06F0-\u06F9\u2010-\u2027]*$/
/** ", 12" of ", 12 kg": without its unit a number says nothing, or something else. */
const lonelyNumber = /(?<=\S)\s*[,،]\s*[\d.×x]+\s*$/u
/** Making one takes longer than cutting with it. */
const segmenters = new Map<Language, Intl.Segmenter>()

/** A cut may take back at most this part of the room to end at a word. */
const GIVE_BACK = 0.4

/**
 * Cuts a text to at most `max` characters as people count them (a letter with its marks, an emoji, a flag are one),
 * at the end of a word when one is near. Spec §9.
 */
export function cutText(text: string, max: number, language: Language): Cut {
  // No text has more clusters than code units.
  if (text.length <= max) return { shown: text, rest: '' }
  const least = Math.floor(max * (1 - GIVE_BACK))
  // The segmenter takes a quarter of a millisecond a title, and a page shows dozens of them.
  const [from, limit] = plain.test(text) ? [least, max] : starts(text, [least, max], language)
  if (limit === undefined) return { shown: text, rest: '' }
  const end = wordEnd(text, limit, from ?? 0)
  const shown = text
    .slice(0, end)
    .replace(lonelyNumber, '')
    .replace(/[\s,،;؛:.\-–]+$/u, '')
  return { shown, rest: text.slice(shown.length) }
}

/** Where the clusters with these numbers begin, as far as the text has so many. */
function starts(text: string, numbers: number[], language: Language): (number | undefined)[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'grapheme' })
  segmenters.set(language, segmenter)
  const clusters = [...segmenter.segment(text)]
  return numbers.map((number) => clusters[number]?.index)
}

/** What stands behind a word: of the comma in a number, more of the number does. */
const behindWord = /^(?:\s|[,،;؛](?!\d))/u

/** The end of the last word that ends at or before `limit`, or `limit` itself when that word ends before `least`. */
function wordEnd(text: string, limit: number, least: number): number {
  if (behindWord.test(text.slice(limit, limit + 2))) return limit
  const space = text.slice(0, limit).search(/\s\S*$/u)
  return space > least ? space : limit
}
