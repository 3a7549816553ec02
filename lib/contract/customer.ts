/** Matches e-mail addresses, with domains in any script (`متجر.امارات`). */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]+(?<!\.)@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

/** A customer. Spec §3. */
export interface Customer {
  id: string
  username: string
  /** Empty for none. */
  email: string
  gender: 'male' | 'female' | ''
  /** Null when unknown: Spec §3 has no language, and an API host may not store one. */
  language: 'en' | 'ar' | null
  /** URL of the avatar, in the form of a product's picture. */
  image: string | null
  /** 9715XXXXXXXX. */
  phone: string
}

export interface Profile extends Pick<Customer, 'username' | 'email' | 'gender'> {
  language: 'en' | 'ar'
  /** Missing or empty for an unchanged one. */
  password?: string
  currentPassword?: string
}

/** Whether a value has a session token's form, safe for a cookie or header. Clients and hosts may send anything. */
export function isToken(value: string): boolean {
  return /^[\w.~+/=-]{1,3500}$/.test(value)
}
