'use client'

import type { ReactNode } from 'react'
import type { StaffMessages, StaffTranslator } from '@/lib/i18n/staff'
import { StaffCallError } from './staff-call'
import { useStaff } from './translations'

const codes = [
  ...['BadRequest', 'CancelInstead', 'CartChanged', 'CashNotOffered', 'CategoryNotFound', 'ChangedMeanwhile'],
  ...['Conflict', 'Forbidden'],
  ...['IllegalStatus', 'InvalidText', 'NotDeliveredThere', 'NotFound', 'OnlyOnEnquiry', 'PaidByCard'],
  ...['PasswordTooCommon', 'PasswordTooShort', 'PickedUp', 'ProductNotFound', 'QuantityOnlyDown', 'SlotFull'],
  ...['SlotRequired', 'SmallestOrder', 'ThereIsNotEnoughQuantity', 'TooManyOrders', 'WrongCode', 'WrongCredentials'],
  ...['YouAreNotLogin', 'color', 'dateTwice', 'email', 'fils', 'notAbove', 'number', 'picture', 'priceRange'],
  ...['required', 'sizeTwice', 'video'],
]
/** Texts of failures with a place for a value, or of another kind. */
type Special =
  | 'TooManyRequests'
  | 'chooseOne'
  | 'failed'
  | 'fallback'
  | 'invalid'
  | 'InvalidPhone'
  | 'signInTab'
  | 'tooLong'
type Code = Exclude<keyof StaffMessages['Errors'], Special>

function isCode(text: string): text is Code {
  return codes.includes(text)
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

/** What refusals mean in one place, by their code. */
export type Said = Readonly<Record<string, ReactNode>>

/** A refused call, announced to screen readers; nothing without an error. */
export function Failure({ error, said = {} }: { error: unknown; said?: Said }) {
  const { t } = useStaff()
  const code = error instanceof StaffCallError ? error.code : ''
  const signedOut = code === 'YouAreNotLogin'
  return (
    <div role="alert">
      {error ? (
        <p className="staff-failure">
          {said[code] ?? failureText(error, t)}
          {signedOut && (
            // This page keeps what is typed.
            <>
              {' '}
              <a href="/staff/sign-in" target="_blank" rel="noreferrer" className="underline underline-offset-4">
                {t('Errors.signInTab')}
              </a>
            </>
          )}
        </p>
      ) : null}
    </div>
  )
}
