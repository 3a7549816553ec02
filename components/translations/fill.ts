/** Puts values where a sentence names them: `{title}`. */
export function fill(sentence: string, values: Record<string, string | number> = {}): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
}
