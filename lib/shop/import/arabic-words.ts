import type { Bilingual } from '@/lib/contract/bilingual'

/** Units behind a number, in English spellings. */
const units: [spellings: string, arabic: string][] = [
  ['kg|kgs|kilo|kilos|kilograms?', 'كجم'],
  ['g|gm|gms|gr|grams?', 'جم'],
  ['mg', 'ملجم'],
  ['l|lt|ltr|lit(?:er|re)s?', 'لتر'],
  ['ml', 'مل'],
  ['mm', 'ملم'],
  ['cm', 'سم'],
  ['m|met(?:er|re)s?', 'م'],
  ['in|inch|inches|"', 'بوصة'],
  ['ft|feet|foot', 'قدم'],
]

const words: [spellings: string, arabic: string][] = [
  ['xxs|2xs|extra extra small', 'صغير جدًا جدًا'],
  ['xs|x-small|extra small', 'صغير جدًا'],
  ['s|small', 'صغير'],
  ['m|medium', 'وسط'],
  ['l|large', 'كبير'],
  ['xl|x-large|extra large', 'كبير جدًا'],
  ['xxl|2xl|xx-large|extra extra large', 'كبير جدًا جدًا'],
  ['mini', 'ميني'],
  ['one size', 'مقاس واحد'],
  ['whole', 'كامل'],
  ['half', 'نصف'],
  ['quarter', 'ربع'],
]

/** One number, a range (`8–10`) or dimensions (`20 x 30`). */
const NUMBERS = String.raw`(±?\d+(?:[.,]\d+)?(?:\s*[-–—x×/]\s*\d+(?:[.,]\d+)?)*)`
const measures = units.map(([spellings, arabic]) => ({
  like: new RegExp(`^${NUMBERS}\\s*(?:${spellings})\\.?$`, 'i'),
  arabic,
}))
const named = words.map(([spellings, arabic]) => ({ like: new RegExp(`^(?:${spellings})$`, 'i'), arabic }))

/** Translates a measure or a common size: `12 kg`, `Large`. Other texts stay as they are. */
export function inArabic(english: string): string {
  for (const { like, arabic } of measures) {
    const numbers = like.exec(english)?.[1]
    if (numbers !== undefined) return `${numbers} ${arabic}`
  }
  return named.find(({ like }) => like.test(english))?.arabic ?? english
}

/** Arabic labels of common facts, by the English one in lower case. */
const labels: Record<string, string> = {
  age: 'العمر',
  sex: 'الجنس',
  gender: 'الجنس',
  breed: 'السلالة',
  origin: 'بلد المنشأ',
  weight: 'الوزن',
  'live weight': 'الوزن الحي',
  'dressed weight': 'الوزن بعد الذبح',
  slaughter: 'الذبح',
  vaccination: 'التطعيمات',
  microchip: 'رقم الشريحة',
  permit: 'رقم التصريح',
}

/** Completes a fact's label whose Arabic text is empty. */
export function factLabel(en: string, ar: string): Bilingual {
  return { en, ar: ar || (Object.hasOwn(labels, en.toLowerCase()) ? labels[en.toLowerCase()] : undefined) || en }
}
