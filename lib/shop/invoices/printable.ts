import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'
import { latinDigits } from '@/lib/i18n/digits'

/** Persian and Urdu letters, and those that Arabic writes for them. */
const arabicFor = new Map(
  Object.entries({
    ك: 'کگڭ',
    ق: 'ڨ',
    ي: 'یے',
    ه: 'ہھەۀ',
    ب: 'پ',
    ج: 'چ',
    ز: 'ژ',
    ت: 'ٹ',
    د: 'ڈ',
    ر: 'ڑ',
    ن: 'ں',
  }).flatMap(([arabic, letters]) => Array.from(letters, (letter) => [letter, arabic] as const)),
)

/**
 * A text in characters of a typeface: the PDF library draws others as a jumble, over their neighbours. Letters lose marks or take
 * their Arabic form, pictures are left out, and the rest are question marks.
 */
export function printable(text: string, isKnown: (character: string) => boolean): string {
  const shown = Array.from(text.normalize('NFC'), (one) => {
    // Direction marks have no glyph in any typeface.
    if (isKnown(one) || /[\s\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(one)) return one
    const plain = (arabicFor.get(one) ?? latinDigits(one)).normalize('NFKD')
    const known = Array.from(plain).filter(isKnown).join('')
    // "2⅓" is not 21/3.
    if (known) return /\p{No}/u.test(one) ? ` ${known}` : known
    return /[\p{So}\p{Sk}\p{M}\p{C}]/u.test(one) ? '' : '?'
  })
  return collapseWhitespace(shown.join(''))
}
