'use client'

import { useEffect } from 'react'
import { afterOrder } from '@/lib/client/checkout/after-order'
import { persisted } from '@/lib/client/persisted'

/** Forgets the draft of an order that stands, and fetches the cart anew; once, for its page may be looked at again while the next is typed. */
export function OrderPlaced({ customerId, orderId }: { customerId: string; orderId: string }) {
  useEffect(() => {
    if (isNew(orderId)) afterOrder(customerId)
  }, [customerId, orderId])
  return null
}

/** Whether this tab sees the thanks for an order for the first time. */
function isNew(orderId: string): boolean {
  const thanked = persisted(`oasis.thanked.${orderId}`, Boolean)
  if (thanked.get()) return false
  thanked.set(true)
  return true
}
