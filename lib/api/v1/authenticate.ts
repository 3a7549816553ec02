import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { findSession } from '@/lib/shop/sessions/session'

/** Returns the caller's customer id. Throws YouAreNotLogin when the token is missing, forged or expired. Spec §6. */
export async function authenticate({ token }: { token: string | null }): Promise<string> {
  const session = token ? await findSession(token) : null
  if (!session) throw new ShopError('YouAreNotLogin')
  return session.customerId
}
