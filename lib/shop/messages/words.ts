import { createTranslator } from 'use-intl/core'
import { loadMessages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'

/** The words of messages (`Outbox.…`) in a language. */
export async function outboxMessages(language: Language) {
  return createTranslator({ locale: language, messages: await loadMessages(language), namespace: 'Outbox' })
}
