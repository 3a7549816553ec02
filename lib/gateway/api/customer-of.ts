import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { findSession } from '@/lib/shop/sessions/session'

/** Id of the customer who makes a call. Throws YouAreNotLogin when the token is missing, forged or over. Spec §6. */
export async function customerOf({
  token,
  customerId = null,
}: {
  token: string | null
  /** When it has been looked up already. */
  customerId?: string | null
}): Promise<string> {
  if (customerId !== null) return customerId
  const session = token ? await findSession(token) : null
  if (!session) throw new ShopError('YouAreNotLogin')
  return session.customerId
}
