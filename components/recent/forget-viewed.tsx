'use client'

import { useEffect } from 'react'
import { viewedProducts } from './viewed'

/** Takes a product that is gone out of the recently viewed ones. */
export function ForgetViewed({ id }: { id: string }) {
  useEffect(() => {
    const before = viewedProducts.get()
    const left = before.filter((one) => one.id !== id)
    if (left.length < before.length) viewedProducts.set(left)
  }, [id])
  return null
}
