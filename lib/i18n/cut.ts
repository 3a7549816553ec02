import { characterStarts } from '@/lib/utils/graphemes'

interface Cut {
  /** The visible part, without a trailing space or comma. */
  shown: string
  /** The omitted part, or empty; `shown + rest` is the whole text. */
  rest: string
}

/** ", 12" of ", 12 kg": a number without its unit misleads. */
const lonelyNumber = /(?<=\S)\s*[,،]\s*[\d.×x]+\s*$/u

/** " 20" of "bales of 20 kg", and the unit after it: a word of at most four letters, as in `tieUnits`. */
const lastNumber = /(?<=\S)\s+[\d.,×x–]+$/u
const unit = /^\s\p{L}{1,4}(?![\p{L}\p{M}])/u

/** Share of `max` that a cut may give up to end at a word. */
const GIVE_BACK = 0.4

/**
 * Cuts a text to at most `max` graphemes (a letter with its marks, an emoji and a flag are one each), at the end of a word
 * when one is near. Spec §9.
 */
export function cutText(text: string, max: number): Cut {
  // A text has at most as many graphemes as code units.
  if (text.length <= max) return { shown: text, rest: '' }
  const starts = characterStarts(text, max + 1)
  const limit = starts[max]
  if (limit === undefined) return { shown: text, rest: '' }
  const end = wordEnd(text, limit, starts[Math.floor(max * (1 - GIVE_BACK))] ?? 0)
  const cut = text.slice(0, end)
  const shown = (unit.test(text.slice(end)) ? cut.replace(lastNumber, '') : cut)
    .replace(lonelyNumber, '')
    .replace(/[\s,،;؛:.\-–]+$/u, '')
  return { shown, rest: text.slice(shown.length) }
}

/** End of a word; a comma followed by a digit is part of a number. */
const behindWord = /^(?:\s|[,،;؛](?!\d))/u

/** The end of the last word that ends at or before `limit`, or `limit` itself when that word ends before `least`. */
function wordEnd(text: string, limit: number, least: number): number {
  if (behindWord.test(text.slice(limit, limit + 2))) return limit
  const space = text.slice(0, limit).search(/\s\S*$/u)
  return space > least ? space : limit
}

/** The space in "20 kg": after a digit, before a word of at most four letters. */
const beforeUnit = /(?<=\d) (?=\p{L}{1,4}(?![\p{L}\p{M}]))/gu

/** Keeps a number and its short unit on one line with a no-break space. For display only. */
export function tieUnits(text: string): string {
  return text.replace(beforeUnit, '\u00A0')
}
