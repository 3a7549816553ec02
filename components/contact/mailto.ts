import { wellFormed } from '@/lib/utils/graphemes'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'

interface MailDraft {
  to: string
  subject: string
  message: string
  /** Lines below the message; those without a value are skipped. */
  details: { label: string; value: string }[]
}

/** Builds a `mailto:` URL with subject and body: UTF-8, CRLF line ends (RFC 6068). Spec §2 (Contact). */
export function mailtoHref({ to, subject, message, details }: MailDraft): string {
  const filled = details.flatMap(({ label, value }) => (value.trim() ? [`${label}: ${collapseWhitespace(value)}`] : []))
  const body = [message.trim(), filled.join('\n')].filter(Boolean).join('\n\n')
  return `mailto:${to}?subject=${encode(collapseWhitespace(subject))}&body=${encode(body.replace(/\r\n|\r|\n/g, '\r\n'))}`
}

// `encodeURIComponent` throws on a lone surrogate, which truncated pastes contain.
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text))
}
