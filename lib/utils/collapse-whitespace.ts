/** Joins user text into one line without control characters, which prevents header and log injection. */
export function collapseWhitespace(text: string): string {
  return text.replaceAll(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ').trim()
}
