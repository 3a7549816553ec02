import { useMutationState, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { isAhead, isBlocked, shownLines, type Cart, type ShownLine } from '@/lib/client/cart'
import { cartEdits } from '@/lib/client/cart-edits'
import { cartQuery } from '@/lib/client/cart-query'
import { getQueryClient, queryKeys } from '@/lib/client/query-client'
import { ADDING, settle } from '@/lib/client/toast'

interface ShownCart {
  /** Undefined until fetched. */
  cart: Cart | undefined
  lines: ShownLine[]
  /** The sums are outdated: a change is pending. */
  ahead: boolean
  /** A line exceeds the stock: checkout is blocked. */
  blocked: boolean
  /** The cart could not be fetched. */
  failed: boolean
}

/** The cart to show, kept in sync with the server. `initialCart`: the cart rendered with the page. */
export function useCart(initialCart?: Cart): ShownCart {
  const client = getQueryClient()
  // The drawer fetches when it opens, not when it is loaded on hover.
  const query = useQuery({ ...cartQuery, initialData: initialCart, refetchOnMount: initialCart !== undefined }, client)
  const saving = useMutationState(
    {
      filters: { mutationKey: [...queryKeys.cart, 'set'], status: 'pending' },
      select: ({ options }) => String(options.mutationKey?.[2]),
    },
    client,
  )
  const { wanted, refusals } = cartEdits()
  // The header may have fetched the cart already: hydration has to show the served one first.
  const hydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (initialCart) settle(ADDING)
  }, [initialCart])
  const cart = hydrated ? query.data : initialCart
  const lines = cart
    ? shownLines(cart.lines, wanted, saving).map((line) => ({ ...line, refusal: refusals.get(line.key)?.text }))
    : []
  return {
    cart,
    lines,
    ahead: cart !== undefined && isAhead(cart.lines, wanted),
    // Paused: the browser reports that it is offline.
    failed: query.fetchStatus === 'paused' || (query.isError && query.fetchStatus === 'idle'),
    blocked: isBlocked(lines),
  }
}
