'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'

/** A link that prefetches its page on hover, touch or focus, never when it scrolls into view and never with Save-Data. */
export function IntentLink(
  props: Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'>,
) {
  const [intended, setIntended] = useState(false)
  const intend = () => setIntended(!savesData())
  return <Link {...props} prefetch={intended} onPointerEnter={intend} onTouchStart={intend} onFocus={intend} />
}

/** Whether the browser has Save-Data on. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}
