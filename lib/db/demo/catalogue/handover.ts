import type { Bilingual } from '@/lib/contract/bilingual'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Statements the law requires of a seller of animals, worded carefully; neither language states the animal's sex or number. */
export const handover = {
  tagged: {
    en: 'Ear-tagged and registered; transfer through TAMM.',
    ar: 'التسليم برقم الأذن وشهادة التسجيل، ونقل الملكية عبر منصة «تم».',
  },
  /** Goats are livestock and also need a permit. */
  goat: {
    en: 'Ear-tagged and registered, transfer through TAMM; in Abu Dhabi, keeping goats at a villa or flat needs a municipal permit.',
    ar: 'التسليم برقم الأذن وشهادة التسجيل، ونقل الملكية عبر منصة «تم»، وفي أبوظبي تحتاج تربية الماعز في الفيلات والشقق إلى تصريح من البلدية.',
  },
  /** Camels have no ear tags. */
  camel: {
    en: 'Microchipped and registered with ADAFSA; transfer through TAMM.',
    ar: 'التسليم بالشريحة والتسجيل لدى هيئة أبوظبي للزراعة والسلامة الغذائية، ونقل الملكية عبر منصة «تم».',
  },
  permit: {
    en: 'In Abu Dhabi, keeping them at a villa or flat needs a municipal permit.',
    ar: 'في أبوظبي، تحتاج التربية في الفيلات والشقق إلى تصريح من البلدية.',
  },
  pet: {
    en: 'For buyers of 18 and over; the microchip is registered in your name.',
    ar: 'البيع لمن عمره 18 سنة فأكثر، وتُسجَّل الشريحة باسم المشتري.',
  },
  horse: {
    en: 'Microchip and passport are handed over, to buyers of 18 and over.',
    ar: 'التسليم بالشريحة وجواز الخيل، والبيع لمن عمره 18 سنة فأكثر.',
  },
  adult: { en: 'For buyers of 18 and over.', ar: 'البيع لمن عمره 18 سنة فأكثر.' },
} satisfies Record<string, Bilingual>

/** CITES species: must not be sold online (Federal Law 11 of 2002), so they are sold on enquiry. */
export const enquireOnly = ['gyr-saker-falcon', 'peregrine-falcon', 'scarlet-macaw-tame', 'indian-blue-peacock']

/** Appends a line to each product's description; null for products that need none. */
export function withHandover(
  products: DemoProduct[],
  lineOf: (product: DemoProduct) => Bilingual | null,
): DemoProduct[] {
  return products.map((product) => {
    const line = lineOf(product)
    if (!line) return product
    const { en, ar } = product.description
    return { ...product, description: { en: `${en} ${line.en}`, ar: `${ar} ${line.ar}` } }
  })
}
