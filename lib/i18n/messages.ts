import type { Language } from '@/lib/config/constants'
import type en from '@/messages/en.json'

export type Messages = typeof en

export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'ar' ? (await import('@/messages/ar.json')).default : (await import('@/messages/en.json')).default
}
