'use client'

import { useEffect } from 'react'
import { afterOrder } from '@/lib/client/checkout/unconfirmed-orders'
import { persisted } from '@/lib/client/persisted'

/** Deletes the draft of a placed order and refetches the cart, once per order: a revisit must not delete the next draft. */
export function OrderPlaced({ customerId, orderId }: { customerId: string; orderId: string }) {
  useEffect(() => {
    if (isNew(orderId)) afterOrder(customerId)
  }, [customerId, orderId])
  return null
}

/** Whether this tab shows the order's thank-you page for the first time. */
function isNew(orderId: string): boolean {
  const thanked = persisted(`oasis.thanked.${orderId}`, Boolean)
  if (thanked.get()) return false
  thanked.set(true)
  return true
}
