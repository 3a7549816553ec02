import { wellFormed } from '@/lib/utils/graphemes'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'

export interface Letter {
  to: string
  subject: string
  message: string
  /** What stands below the message, one line each; lines without a value are left out. */
  details: { label: string; value: string }[]
}

/** Address that opens a mail app with the letter written: UTF-8, lines ended by CRLF as mail wants them. Spec §2 (Contact). */
export function mailtoHref({ to, subject, message, details }: Letter): string {
  const known = details.flatMap(({ label, value }) => (value.trim() ? [`${label}: ${collapseWhitespace(value)}`] : []))
  const body = [message.trim(), known.join('\n')].filter(Boolean).join('\n\n')
  return `mailto:${to}?subject=${encode(collapseWhitespace(subject))}&body=${encode(body.replace(/\r\n|\r|\n/g, '\r\n'))}`
}

// Half a surrogate pair, as a cut paste leaves it, would make the encoder throw.
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text))
}
