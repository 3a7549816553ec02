import { ShopError } from '@/lib/contract/error'

/** The token of a call, which the host checks. Throws YouAreNotLogin when there is none. */
export function bearer({ token }: { token: string | null }): string {
  if (!token) throw new ShopError('YouAreNotLogin')
  return token
}
