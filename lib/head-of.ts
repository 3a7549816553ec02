/** The first `max` UTF-16 units of a well-formed text; one less where that would cut a character in half. */
export function headOf(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
