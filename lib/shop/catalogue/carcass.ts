import { normalise } from '../search/normalise'

/** Search words for carcass categories, in addition to their names. */
export const carcassWords = 'carcasses ذبائح'
const names = ['carcass', 'ذبيحه', 'ذبائح'].map(normalise)

/** Whether a category holds carcasses, by its flag or its name. Spec §5. */
export function isCarcass(category: { carcass: boolean; nameEn: string; nameAr: string }): boolean {
  const name = normalise(`${category.nameEn} ${category.nameAr}`)
  return category.carcass || names.some((one) => name.includes(one))
}
