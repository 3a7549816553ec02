/**
 * A user-perceived character: a letter with its marks, an emoji with its tone, an emoji family, a flag. Not `Intl.Segmenter`,
 * which Firefox lacks before 125 and which follows each browser's Unicode version: server and page must cut a text at the same
 * place.
 */
const character =
  /(?:\p{Regional_Indicator}{2}|\r\n|\p{Extended_Pictographic}(?:[\p{M}\p{Emoji_Modifier}]*\u200D\p{Extended_Pictographic})*|.)[\p{M}\p{Emoji_Modifier}\u200C\u200D\u{E0020}-\u{E007F}]*/gsu

/** Offsets of the first `most` characters of a text, in UTF-16 units. */
export function characterStarts(text: string, most: number): number[] {
  const starts: number[] = []
  for (const { index } of text.matchAll(character)) {
    if (starts.length >= most) break
    starts.push(index)
  }
  return starts
}

/** Replaces lone surrogates by U+FFFD, as `toWellFormed` does, which Firefox lacks before 119. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** The first `max` UTF-16 units of a well-formed text; one less rather than split a code point. */
export function headOf(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
