import type { Choice } from './choice'
import { normalise } from './normalise'

/**
 * Arabic words for animals and goods as shoppers say them, and the words that shelves and titles have for the same: broken
 * plurals share no stem that could be compared. Only what says nothing narrower: `ناقة` stays a she-camel.
 */
const FORMS: readonly (readonly [asked: string, found: string])[] = [
  ['كلب', 'كلاب'],
  ['قط قطة', 'قطط'],
  ['جمل جمال بعير', 'إبل'],
  ['حصان أحصنة خيل', 'خيول'],
  ['حصان أحصنة خيول', 'خيل'],
  ['خروف خرفان', 'ضأن'],
  ['خرفان', 'خروف'],
  ['غنم', 'أغنام'],
  ['معز عنزة تيس', 'ماعز'],
  ['بقر بقرة', 'أبقار'],
  ['ثور', 'ثيران'],
  ['عجل', 'عجول'],
  ['طير عصفور عصافير', 'طيور'],
  ['ببغاء ببغا', 'ببغاوات'],
  ['صقر', 'صقور'],
  ['حمامة', 'حمام'],
  ['سمك سمكة', 'أسماك'],
  ['أرنب', 'أرانب'],
  ['سلحفاة', 'سلاحف'],
  ['دجاجة', 'دجاج'],
  ['حمار', 'حمير'],
  ['بيضة', 'بيض'],
  ['علف', 'أعلاف'],
  ['أعلاف', 'علف'],
  ['ذبيحة', 'ذبائح'],
]

const otherForms = new Map<string, string[]>()
for (const [asked, found] of FORMS)
  for (const word of asked.split(' ').map(normalise))
    otherForms.set(word, [...(otherForms.get(word) ?? []), normalise(found)])

/** The words of a keyword, each with the others that mean the same on a shelf. */
export function choicesOf(tokens: readonly string[]): Choice[] {
  return tokens.map((token) => [token, ...(otherForms.get(token) ?? [])])
}
