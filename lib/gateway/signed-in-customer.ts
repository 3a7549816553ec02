import 'server-only'
import { cookies } from 'next/headers'
import { SESSION_COOKIE } from '@/lib/shop-facts'
import type { SignedInCustomer } from './source/source'

/** The customer of a page, with the token their browser sent. */
export async function signedInCustomer(customerId: string): Promise<SignedInCustomer> {
  return { customerId, token: (await cookies()).get(SESSION_COOKIE)?.value ?? '' }
}
