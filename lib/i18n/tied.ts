/** The space of "20 kg": after a digit, before a word of at most four letters. */
const beforeUnit = /(?<=\d) (?=\p{L}{1,4}(?![\p{L}\p{M}]))/gu

/** A text for the eye, in which a number and its short unit stay on one line. */
export function tieUnits(text: string): string {
  return text.replace(beforeUnit, '\u00A0')
}
