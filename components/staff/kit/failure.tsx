'use client'

import type { StaffTranslator } from '@/lib/i18n/staff'
import { StaffCallError } from './staff-call'
import { useStaff } from './translations'

const codes = [
  ...['BadRequest', 'Conflict', 'Forbidden', 'IllegalStatus', 'NotFound', 'PasswordTooCommon', 'PasswordTooShort'],
  ...['WrongCode', 'WrongCredentials', 'YouAreNotLogin', 'email', 'required'],
  ...['CategoryNotFound', 'InvalidText', 'ProductNotFound', 'color', 'fils', 'notAbove', 'number', 'picture'],
  'priceRange',
] as const
type Code =
  | 'CategoryNotFound'
  | 'InvalidText'
  | 'ProductNotFound'
  | 'color'
  | 'fils'
  | 'notAbove'
  | 'number'
  | 'picture'
  | 'priceRange'
  | 'BadRequest'
  | 'Conflict'
  | 'Forbidden'
  | 'IllegalStatus'
  | 'NotFound'
  | 'PasswordTooCommon'
  | 'PasswordTooShort'
  | 'WrongCode'
  | 'WrongCredentials'
  | 'YouAreNotLogin'
  | 'email'
  | 'required'

function isCode(text: string): text is Code {
  return codes.some((code) => code === text)
}

/** What is wrong with a field, from the message of its schema. */
export function fieldText(message: string | undefined, t: StaffTranslator): string | undefined {
  return message === undefined ? undefined : t(`Errors.${isCode(message) ? message : 'BadRequest'}`)
}

/** What went wrong, in the page's language. */
export function failureText(error: unknown, t: StaffTranslator): string {
  const { code, fields, retryAfter } = error instanceof StaffCallError ? error : new StaffCallError('fallback')
  if (code === 'offline') return t('Common.offline')
  if (code === 'TooManyRequests')
    return t('Errors.TooManyRequests', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) })
  const specific = Object.values(fields).find(isCode)
  return t(`Errors.${specific ?? (isCode(code) ? code : 'fallback')}`)
}

/** A refused call, announced to screen readers; nothing without an error. */
export function Failure({ error }: { error: unknown }) {
  const { t } = useStaff()
  return <div role="alert">{error ? <p className="staff-failure">{failureText(error, t)}</p> : null}</div>
}
