'use client'

import { useEffect } from 'react'
import { afterOrder } from '@/lib/client/checkout/after-order'

/** Forgets the draft of an order that stands, and fetches the cart anew; once, for its page may be looked at again while the next is typed. */
export function OrderPlaced({ customerId, orderId }: { customerId: string; orderId: string }) {
  useEffect(() => {
    if (isNew(orderId)) afterOrder(customerId)
  }, [customerId, orderId])
  return null
}

/** Whether this tab sees the thanks for an order for the first time. */
function isNew(orderId: string): boolean {
  const name = `oasis.thanked.${orderId}`
  try {
    if (sessionStorage.getItem(name)) return false
    sessionStorage.setItem(name, '1')
  } catch {
    // Then each time counts as the first.
  }
  return true
}
