/**
 * A character as people count them: a letter with its marks, an emoji with its tone, a family of emoji, a flag. Not
 * `Intl.Segmenter`, which Firefox has since 125 only, and which counts as the Unicode version of each browser says: a text
 * must be cut by the server where the page would cut it.
 */
const character =
  /(?:\p{Regional_Indicator}{2}|\r\n|\p{Extended_Pictographic}(?:[\p{M}\p{Emoji_Modifier}]*\u200D\p{Extended_Pictographic})*|.)[\p{M}\p{Emoji_Modifier}\u200C\u200D\u{E0020}-\u{E007F}]*/gsu

/** Where the first `most` characters of a text begin, in UTF-16 units. */
export function characterStarts(text: string, most: number): number[] {
  const starts: number[] = []
  for (const { index } of text.matchAll(character)) {
    if (starts.length >= most) break
    starts.push(index)
  }
  return starts
}

/** The text with U+FFFD for each half of a pair whose other half is missing, as `toWellFormed` gives it, which Firefox has since 119 only. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** The first `max` UTF-16 units of a well-formed text; one less where that would cut a code point in half. */
export function headOf(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
