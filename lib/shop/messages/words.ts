import { createTranslator } from 'use-intl/core'
import { loadMessages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'

/** Translations of messages (`Outbox.…`). */
export async function outboxMessages(language: Language) {
  return createTranslator({ locale: language, messages: await loadMessages(language), namespace: 'Outbox' })
}
