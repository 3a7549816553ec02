import { normalise } from '../search/normalise'

/** What categories of carcasses are called when they are asked for, whatever their own names are. */
export const carcassWords = 'carcasses ذبائح'
const names = ['carcass', 'ذبيحه', 'ذبائح'].map(normalise)

/** Whether a category is of carcasses: by its flag, or by its name. Spec §5. */
export function isCarcass(category: { carcass: boolean; nameEn: string; nameAr: string }): boolean {
  const name = normalise(`${category.nameEn} ${category.nameAr}`)
  return category.carcass || names.some((one) => name.includes(one))
}
