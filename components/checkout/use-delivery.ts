import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/client/api-client'
import type { Cart } from '@/lib/client/cart'
import { getQueryClient, queryKeys } from '@/lib/client/query-client'
import type { City } from '@/lib/contract/address'
import { freeSlots, type DeliveryOffer, type OfferedSlot } from '@/lib/contract/delivery'
import { decodeDelivery } from '@/lib/contract/delivery-codec'

export type Offer = DeliveryOffer<Cart>

interface Delivery {
  /** Null without zones and slots, or while it is not known. */
  offer: Offer | null
  /** A city is chosen, but its delivery is not known yet. */
  pending: boolean
  refetch: () => void
  /** The slot that is selected: the chosen one, else the next free one. */
  slot: OfferedSlot | null
  /** The chosen slot was taken or closed since; `slot` is the next free one. */
  isGone: boolean
}

/**
 * Delivery of the cart to the chosen city: its price and its slots, as the server knows them. Asks nothing of a shop with one fee
 * and no slots. `initialOffer`: the offer rendered with the page.
 */
export function useDelivery(
  cart: Cart | undefined,
  { city, initialOffer, chosen }: { city: City | ''; initialOffer: Offer | null; chosen: string | null },
): Delivery {
  const client = getQueryClient()
  const asked = cart?.delivery && !cart.pickup && city ? city : null
  const { data, refetch } = useQuery(
    {
      queryKey: [...queryKeys.delivery, asked, pricedLines(cart)],
      queryFn: async ({ signal }) =>
        decodeDelivery((await call('getDelivery', { query: { city: asked ?? undefined }, signal })).data),
      initialData: initialOffer?.city === asked && isOf(initialOffer, cart) ? initialOffer : undefined,
      enabled: asked !== null,
      gcTime: 0,
    },
    client,
  )
  const offer = asked ? (data ?? null) : null
  const free = offer?.days ? freeSlots(offer.days) : []
  const kept = free.find(({ id }) => id === chosen)
  return {
    offer,
    pending: asked !== null && data === undefined,
    refetch: () => void refetch(),
    slot: kept ?? free[0] ?? null,
    isGone: !kept && Boolean(offer?.days) && Boolean(chosen?.endsWith(` ${city}`)),
  }
}

function pricedLines(cart: Cart | undefined) {
  return cart?.lines.map(({ id, total }) => [id, total])
}

/** Whether an offer is of this cart, and not of the one before a change. */
function isOf(offer: Offer, cart: Cart | undefined): boolean {
  return String(pricedLines(offer.cart)) === String(pricedLines(cart))
}
