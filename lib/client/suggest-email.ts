import { isTypo } from '@/lib/utils/is-typo'

/** The most common mail services. */
const services = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com']
/** Real services one edit away from those. */
const exceptions = new Set(['mail.com', 'ymail.com', 'email.com'])

/** Corrects one typo in the name of a common mail service: "a@gmial.com" → "a@gmail.com". Null without a suggestion. */
export function suggestEmail(typed: string): string | null {
  const [, name, domain] = /^(.+)@([^@\s]+)$/.exec(typed.trim()) ?? []
  if (!name || !domain) return null
  const written = domain.toLowerCase()
  const intended = exceptions.has(written) ? undefined : services.find((one) => isTypo(written, one))
  return intended && !services.includes(written) ? `${name}@${intended}` : null
}
