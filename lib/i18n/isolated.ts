/** A text whose own direction moves nothing around it: `<bdi>` for what is put into a sentence of the dictionary. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
