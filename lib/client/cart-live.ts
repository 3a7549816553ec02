import 'client-only'
import { QueryObserver } from '@tanstack/react-query'
import { call } from './call'
import { CallError } from './call-error'
import { cart, showCart } from './cart'
import { leaveKeptPage } from './leave-kept-page'
import { queryClient, queryKeys } from './query-client'
import { listenToTabs } from './tabs'

const query = {
  queryKey: queryKeys.cart,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    try {
      return await call('getCart', { signal })
    } catch (thrown) {
      if (thrown instanceof CallError && thrown.status === 401) leaveKeptPage()
      throw thrown
    }
  },
  // Another tab may have changed it and closed before notifying this one.
  staleTime: 0,
}
let followed = false

/** Fetches the cart on load, on window focus, on return from the back/forward cache, and when another tab changes it. Standards 21. */
export function followCart(): void {
  if (followed) return
  followed = true
  new QueryObserver(queryClient, query).subscribe(({ data, isError, fetchStatus }) => {
    if (data) showCart(data)
    // Paused: the browser reports that it is offline.
    cart.setState({ failed: fetchStatus === 'paused' || (isError && fetchStatus === 'idle') })
  })
  // The response to a change is newer than any fetch started before it.
  cart.subscribe(({ cart: shown }) => {
    if (!shown || queryClient.getQueryData(queryKeys.cart) === shown) return
    void queryClient.cancelQueries({ queryKey: queryKeys.cart })
    queryClient.setQueryData(queryKeys.cart, shown)
  })
  listenToTabs((news) => news.kind === 'cart' && refetchCart())
  addEventListener('pageshow', (event) => event.persisted && refetchCart())
}

/** Refetches the cart. */
export function refetchCart(): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.cart })
}
