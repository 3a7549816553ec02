'use client'

import { useEffect } from 'react'
import { call } from '@/lib/client/call'
import { showCart } from '@/lib/client/cart'
import { forgetDraft } from '@/lib/client/checkout/draft'

/** Once an order stands: what was typed is forgotten, and the cart is fetched anew. */
export function OrderPlaced({ customerId }: { customerId: string }) {
  useEffect(() => {
    forgetDraft(customerId)
    void call('getCart').then(
      (fresh) => showCart(fresh, true),
      () => undefined,
    )
  }, [customerId])
  return null
}
