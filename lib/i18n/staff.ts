import { createTranslator } from 'use-intl/core'
import type { Language } from '@/lib/config/constants'
import type en from '@/messages/staff.en.json'

/** Texts of the back office. Files of their own, so that the storefront's dictionaries do not grow. */
export type StaffMessages = typeof en

export async function loadStaffMessages(language: Language): Promise<StaffMessages> {
  return language === 'ar'
    ? (await import('@/messages/staff.ar.json')).default
    : (await import('@/messages/staff.en.json')).default
}

/** Translates keys of the back office, `t('Orders.title')`, on the server and in the browser. */
export function staffTranslator(locale: Language, messages: StaffMessages) {
  return createTranslator({ locale, messages, timeZone: 'Asia/Dubai' })
}
export type StaffTranslator = ReturnType<typeof staffTranslator>
