import type { Customer } from '@/lib/contract/customer'
import { languages, type Language } from '@/lib/config/constants'

/** Genders with their keys in `Profile`. Spec §2. */
export const genders: { value: Customer['gender']; word: 'genderNone' | 'male' | 'female' }[] = [
  { value: '', word: 'genderNone' },
  { value: 'male', word: 'male' },
  { value: 'female', word: 'female' },
]

export function isGender(value: string): value is Customer['gender'] {
  return genders.some((gender) => gender.value === value)
}

export function isLanguage(value: string): value is Language {
  return languages.some((language) => language === value)
}
