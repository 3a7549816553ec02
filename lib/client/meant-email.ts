/** Where most customers have their mail. */
const known = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com']
/** One letter away from those, and right as they are. */
const right = new Set(['mail.com', 'ymail.com', 'email.com'])

/** The address somebody meant who slipped once in the name of a well-known mail service, or null: "a@gmial.com" is "a@gmail.com". */
export function meantEmail(typed: string): string | null {
  const [, name, domain] = /^(.+)@([^@\s]+)$/.exec(typed.trim()) ?? []
  if (!name || !domain) return null
  const written = domain.toLowerCase()
  const meant = right.has(written) ? undefined : known.find((one) => isSlip(written, one))
  return meant && !known.includes(written) ? `${name}@${meant}` : null
}

/** Whether one letter is missing, too many or another one, or two neighbours have changed places. */
function isSlip(written: string, meant: string): boolean {
  let start = 0
  while (start < written.length && written[start] === meant[start]) start++
  let [end, meantEnd] = [written.length, meant.length]
  while (end > start && meantEnd > start && written[end - 1] === meant[meantEnd - 1])
    [end, meantEnd] = [end - 1, meantEnd - 1]
  const [wrong, own] = [written.slice(start, end), meant.slice(start, meantEnd)]
  return Math.max(wrong.length, own.length) <= 1 || (own.length === 2 && wrong === `${own[1]}${own[0]}`)
}
