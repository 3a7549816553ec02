'use client'

import { useRef } from 'react'

/**
 * Returns an id for what a form makes, the same while what is sent of `values` is: a call whose answer got lost is repeated with it,
 * and makes no second one.
 */
export function useMadeId() {
  const made = useRef({ sent: '', id: '' })
  return (...values: (string | undefined)[]): string => {
    const sent = JSON.stringify(values)
    if (made.current.sent !== sent) made.current = { sent, id: crypto.randomUUID() }
    return made.current.id
  }
}
