'use client'

import { useState } from 'react'

/**
 * Gives React Aria the nonce for the styles that it adds. It stays that of the page's first answer, whose policy the browser
 * enforces: later answers of the same page have others.
 */
export function StyleNonce({ nonce }: { nonce: string | undefined }) {
  const [first] = useState(nonce)
  return <meta property="csp-nonce" nonce={first} />
}
