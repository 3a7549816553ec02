import { isTypo } from '@/lib/utils/is-typo'

/** Where most customers have their mail. */
const known = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com']
/** One letter away from those, and right as they are. */
const right = new Set(['mail.com', 'ymail.com', 'email.com'])

/** The address somebody meant who slipped once in the name of a well-known mail service, or null: "a@gmial.com" is "a@gmail.com". */
export function suggestEmail(typed: string): string | null {
  const [, name, domain] = /^(.+)@([^@\s]+)$/.exec(typed.trim()) ?? []
  if (!name || !domain) return null
  const written = domain.toLowerCase()
  const meant = right.has(written) ? undefined : known.find((one) => isTypo(written, one))
  return meant && !known.includes(written) ? `${name}@${meant}` : null
}
