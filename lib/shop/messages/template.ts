import { createTranslator } from 'use-intl/core'
import { loadMessages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'
import type { ShopInfo } from '@/lib/config/shop-info'

/** A rendered message. */
export interface Rendered {
  /** Plain text. */
  text: string
  /** WhatsApp: values for `{{1}}`, `{{2}}` … of the approved template. */
  parameters?: string[]
  /** WhatsApp: the button's parameter; in an authentication template the code again. */
  button?: string
  /** E-mail. */
  subject?: string
  /** E-mail; without it only the text is sent. */
  html?: string
}

/** Renders a message from its payload in the customer's language. Throws on an invalid payload. */
export type Template = (
  payload: Record<string, unknown>,
  language: Language,
  shop: ShopInfo,
) => Promise<Rendered> | Rendered

/** Translations of messages (`Outbox.…`). */
export async function outboxMessages(language: Language) {
  return createTranslator({ locale: language, messages: await loadMessages(language), namespace: 'Outbox' })
}
