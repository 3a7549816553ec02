/** The space in "20 kg": after a digit, before a word of at most four letters. */
const beforeUnit = /(?<=\d) (?=\p{L}{1,4}(?![\p{L}\p{M}]))/gu

/** Keeps a number and its short unit on one line with a no-break space. For display only. */
export function tieUnits(text: string): string {
  return text.replace(beforeUnit, '\u00A0')
}
