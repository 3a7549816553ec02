export interface Bilingual {
  en: string
  ar: string
}

/**
 * Invisible characters that set the reading direction: U+061C, U+200E, U+200F, U+202A–202E, U+2066–2069. They can reorder
 * the text around them.
 */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export function withoutDirectionMarks(text: string): string {
  return text.replace(directionMarks, '')
}
