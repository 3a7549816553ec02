/** Escapes a text for a LIKE pattern, in which it stands for itself. */
export function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** The LIKE pattern of texts that contain this one. */
export function containing(text: string): string {
  return `%${likeText(text)}%`
}
