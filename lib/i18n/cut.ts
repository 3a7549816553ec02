import { characterStarts } from '@/lib/utils/graphemes'

/** A text that may have been cut. */
export interface Cut {
  /** What stands on the page, without a trailing space or comma. */
  shown: string
  /** What was left out; `shown + rest` is the whole text. Empty when nothing was. */
  rest: string
}

/** ", 12" of ", 12 kg": without its unit a number says nothing, or something else. */
const lonelyNumber = /(?<=\S)\s*[,،]\s*[\d.×x]+\s*$/u

/** A cut may take back at most this part of the room to end at a word. */
const GIVE_BACK = 0.4

/**
 * Cuts a text to at most `max` characters as people count them (a letter with its marks, an emoji, a flag are one),
 * at the end of a word when one is near. Spec §9.
 */
export function cutText(text: string, max: number): Cut {
  // No text has more characters than code units.
  if (text.length <= max) return { shown: text, rest: '' }
  const starts = characterStarts(text, max + 1)
  const limit = starts[max]
  if (limit === undefined) return { shown: text, rest: '' }
  const end = wordEnd(text, limit, starts[Math.floor(max * (1 - GIVE_BACK))] ?? 0)
  const shown = text
    .slice(0, end)
    .replace(lonelyNumber, '')
    .replace(/[\s,،;؛:.\-–]+$/u, '')
  return { shown, rest: text.slice(shown.length) }
}

/** What stands behind a word: of the comma in a number, more of the number does. */
const behindWord = /^(?:\s|[,،;؛](?!\d))/u

/** The end of the last word that ends at or before `limit`, or `limit` itself when that word ends before `least`. */
function wordEnd(text: string, limit: number, least: number): number {
  if (behindWord.test(text.slice(limit, limit + 2))) return limit
  const space = text.slice(0, limit).search(/\s\S*$/u)
  return space > least ? space : limit
}
