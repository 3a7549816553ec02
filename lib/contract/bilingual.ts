/** A text in both of the shop's languages. */
export interface Bilingual {
  en: string
  ar: string
}
