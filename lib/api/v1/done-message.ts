import { loadMessages, type Messages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'

/** Response of a call that returns only a confirmation text. */
export async function doneMessage(language: Language, key: keyof Messages['Answers']): Promise<{ message: string }> {
  return { message: (await loadMessages(language)).Answers[key] }
}
