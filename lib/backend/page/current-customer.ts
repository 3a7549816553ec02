import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Customer } from '@/lib/contract/customer'
import { SESSION_COOKIE } from '@/lib/config/constants'
import { signInPath, sessionEndedPath } from '@/lib/config/routes'
import { isToken } from '@/lib/api/session-cookie'
import { getBackend } from '../get-backend'

/** The customer who asks for a page; null for a visitor, and for a token that is forged or over. Spec §2. */
const currentCustomer = cache(async (): Promise<Customer | null> => {
  const token = await sessionToken()
  return token ? getBackend().findCustomer(token) : null
})

/** Whether the customer came in by a password sent to WhatsApp, and has to choose an own one to save the profile. */
export async function hasToChoosePassword(): Promise<boolean> {
  const token = await sessionToken()
  return token ? getBackend().hasToChoosePassword(token) : false
}

/** Whether a new password needs the present one beside it. */
export const confirmsPassword = (): boolean => getBackend().confirmsPassword

async function sessionToken(): Promise<string | null> {
  const token = (await cookies()).get(SESSION_COOKIE)?.value ?? ''
  return isToken(token) ? token : null
}

/**
 * The customer of a private page. Anyone else is sent to sign in and then back to `path`; a cookie that is worth nothing
 * is deleted on the way. Call it before anything of the page is sent. Spec §2.
 */
export async function requireCustomer(path: string): Promise<Customer> {
  const customer = await currentCustomer()
  if (customer) return customer
  redirect((await cookies()).has(SESSION_COOKIE) ? sessionEndedPath(path) : signInPath(path))
}
