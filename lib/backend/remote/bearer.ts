import { ShopError } from '@/lib/contract/error'

/** The token of whoever makes a call. Throws YouAreNotLogin when there is none; whether it is good, the host says. */
export function bearer({ token }: { token: string | null }): string {
  if (!token) throw new ShopError('YouAreNotLogin')
  return token
}
