import { loadMessages, type Messages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'

/** The answer to a call that has nothing to tell but that it is done, in words. */
export async function doneMessage(language: Language, key: keyof Messages['Answers']): Promise<{ message: string }> {
  return { message: (await loadMessages(language)).Answers[key] }
}
