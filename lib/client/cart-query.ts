import 'client-only'
import { notifyManager, QueryObserver, queryOptions } from '@tanstack/react-query'
import { decodeCart } from '@/lib/contract/cart-codec'
import { isUnder, keptRoutes, sessionEndedPath } from '@/lib/config/routes'
import { call, hasStatus } from './api-client'
import { cartQuantity, type Cart, type CartLine } from './cart'
import { getQueryClient, queryKeys } from './query-client'
import { notifyTabs } from './page-events'
import { notifyLater } from './toast'

export async function fetchCart(signal?: AbortSignal): Promise<Cart> {
  return decodeCart(await call('getCart', { signal }))
}

/** The cart as the server knows it. Standards 21. */
export const cartQuery = queryOptions({
  queryKey: queryKeys.cart,
  queryFn: async ({ signal }): Promise<Cart> => {
    try {
      return await fetchCart(signal)
    } catch (thrown) {
      if (hasStatus(thrown, 401)) leaveKeptPage()
      throw thrown
    }
  },
  // Another tab may have changed it and closed before notifying this one.
  staleTime: 0,
})

/** The last response of the server, if any. */
export function currentCart(): Cart | undefined {
  return getQueryClient().getQueryData(cartQuery.queryKey)
}

export function currentLines(): CartLine[] {
  return currentCart()?.lines ?? []
}

/** Shows the cart after a change, newer than any fetch started before; the other tabs refetch theirs. */
export function showCart(cart: Cart): void {
  void getQueryClient().cancelQueries({ queryKey: queryKeys.cart })
  getQueryClient().setQueryData(cartQuery.queryKey, cart)
  notifyTabs('cart')
}

export function refetchCart(): void {
  void getQueryClient().invalidateQueries({ queryKey: queryKeys.cart })
}

/** Reports the quantity of the cart with what is being added, now and on each change; returns the unsubscribe function. Spec §9 (badge). */
export function watchCartQuantity(report: (quantity: number) => void): () => void {
  const client = getQueryClient()
  const update = notifyManager.batchCalls(() => {
    const adding = client.getMutationCache().findAll({ mutationKey: [...queryKeys.cart, 'add'], status: 'pending' })
    const added = adding.reduce((sum, { state }) => sum + Object(state.variables).quantity, 0)
    report(cartQuantity(currentLines()) + added)
  })
  const stop = [new QueryObserver(client, cartQuery).subscribe(update), client.getMutationCache().subscribe(update)]
  return () => stop.forEach((unsubscribe) => unsubscribe())
}

/**
 * Redirects from a customer's page to sign-in, and back, when a background request finds that the session is over. After a press the
 * page shows the error instead. Typed values stay in the tab, stored per customer.
 */
function leaveKeptPage(): void {
  const { pathname, search } = location
  if (!isUnder(pathname, keptRoutes)) return
  notifyLater({ kind: 'signIn', word: 'Account.sessionOver' })
  location.replace(sessionEndedPath(pathname + search))
}
