import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Customer } from '@/lib/contract/customer'
import { SESSION_COOKIE } from '@/lib/config/constants'
import { signInPath, sessionEndedPath } from '@/lib/config/routes'
import { isToken } from '@/lib/api/session-cookie'
import { getBackend } from '../get-backend'

/** The customer of the current request; null for a visitor and for a forged or expired token. Spec §2. */
const currentCustomer = cache(async (): Promise<Customer | null> => {
  const token = await sessionToken()
  return token ? getBackend().findCustomer(token) : null
})

/** Whether the customer signed in with a password sent by WhatsApp and must choose a new one to save the profile. */
export async function hasToChoosePassword(): Promise<boolean> {
  const token = await sessionToken()
  return token ? getBackend().hasToChoosePassword(token) : false
}

/** Whether a new password needs the current one. */
export const confirmsPassword = (): boolean => getBackend().confirmsPassword

async function sessionToken(): Promise<string | null> {
  const token = (await cookies()).get(SESSION_COOKIE)?.value ?? ''
  return isToken(token) ? token : null
}

/**
 * The customer of a private page. Redirects a visitor to the sign-in page and then back to `path`, and deletes an invalid
 * cookie on the way. Call it before the response starts. Spec §2.
 */
export async function requireCustomer(path: string): Promise<Customer> {
  const customer = await currentCustomer()
  if (customer) return customer
  redirect((await cookies()).has(SESSION_COOKIE) ? sessionEndedPath(path) : signInPath(path))
}
