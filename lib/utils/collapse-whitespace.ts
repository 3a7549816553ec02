/** What somebody wrote as one line, without control characters: nothing in it passes for a line, or a header, of its own. */
export function collapseWhitespace(text: string): string {
  return text.replaceAll(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ').trim()
}
