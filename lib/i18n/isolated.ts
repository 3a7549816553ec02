/** Isolates a text's direction from the sentence around it: `<bdi>` for plain text. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
