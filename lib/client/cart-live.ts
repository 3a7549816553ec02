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
  // Another tab may have just changed it, and closed before it could say so.
  staleTime: 0,
}
let followed = false

/** Keeps the cart as the server has it: on load, when the tab is looked at again or comes back from the browser's memory, when another tab changes it. Standards 21. */
export function followCart(): void {
  if (followed) return
  followed = true
  new QueryObserver(queryClient, query).subscribe(({ data, isError, fetchStatus }) => {
    if (data) showCart(data)
    // Paused: the browser itself says that there is no connection.
    cart.setState({ failed: fetchStatus === 'paused' || (isError && fetchStatus === 'idle') })
  })
  // What a change answered is newer than anything fetched before it.
  cart.subscribe(({ cart: shown }) => {
    if (!shown || queryClient.getQueryData(queryKeys.cart) === shown) return
    void queryClient.cancelQueries({ queryKey: queryKeys.cart })
    queryClient.setQueryData(queryKeys.cart, shown)
  })
  listenToTabs((news) => news.kind === 'cart' && refetchCart())
  addEventListener('pageshow', (event) => event.persisted && refetchCart())
}

/** Asks the server for the cart again. */
export function refetchCart(): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.cart })
}
