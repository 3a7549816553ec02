/** A text in both languages. */
export interface Bilingual {
  en: string
  ar: string
}
