'use client'

import { useEffect } from 'react'
import { afterOrder } from '@/lib/client/checkout/after-order'

/** Forgets the draft of an order that stands, and fetches the cart anew. */
export function OrderPlaced({ customerId }: { customerId: string }) {
  useEffect(() => afterOrder(customerId), [customerId])
  return null
}
