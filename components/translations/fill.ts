/** Replaces `{name}` placeholders with values; unknown names stay. */
export function fill(sentence: string, values: Record<string, string | number> = {}): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
}
