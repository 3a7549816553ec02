import type { Language } from '@/lib/config/constants'

/** A message as it is sent. */
export interface Rendered {
  /** The whole text, for people. */
  text: string
  /** WhatsApp: what stands for `{{1}}`, `{{2}}` … of the approved template. */
  parameters?: string[]
  /** WhatsApp: what the button of the template takes; in an authentication template the code again. */
  button?: string
  /** E-mail. */
  subject?: string
  /** E-mail; without it the text alone is sent. */
  html?: string
}

/** Gives a message its words from its payload, in the customer's language. Throws when the payload is not what it needs. */
export type Template = (payload: Record<string, unknown>, language: Language) => Promise<Rendered> | Rendered
