'use client'

import { useRef } from 'react'
import { uuidv7 } from 'uuidv7'

const none = { values: '', id: '' }

/**
 * Ids for what a form creates. `of` returns the same one as long as its values do not change, so that a retry creates nothing twice;
 * `forget` follows a success.
 */
export function useMadeId() {
  const made = useRef(none)
  return {
    of: (...given: (string | undefined)[]): string => {
      const values = JSON.stringify(given)
      if (made.current.values !== values) made.current = { values, id: uuidv7() }
      return made.current.id
    },
    forget: () => {
      made.current = none
    },
  }
}
