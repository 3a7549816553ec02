import type { Customer } from '@/lib/contract/customer'
import { languages, type Language } from '@/lib/config/constants'

/** The genders one may give, with their words in `Profile`. Spec §2. */
export const genders: { value: Customer['gender']; word: 'genderNone' | 'male' | 'female' }[] = [
  { value: '', word: 'genderNone' },
  { value: 'male', word: 'male' },
  { value: 'female', word: 'female' },
]

/** Whether a form's value is one of `genders`. */
export function isGender(value: string): value is Customer['gender'] {
  return genders.some((gender) => gender.value === value)
}

/** Whether a form's value is one of the shop's languages. */
export function isLanguage(value: string): value is Language {
  return languages.some((language) => language === value)
}
