import 'server-only'
import { cookies } from 'next/headers'
import { SESSION_COOKIE } from '@/lib/config/constants'
import type { SignedInCustomer } from '../backend'

/** A customer with the token from the session cookie. */
export async function signedInCustomer(customerId: string): Promise<SignedInCustomer> {
  return { customerId, token: (await cookies()).get(SESSION_COOKIE)?.value ?? '' }
}
