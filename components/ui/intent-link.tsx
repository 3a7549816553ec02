'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'
import { savesData } from './saves-data'

/** A link that fetches its page ahead when someone means it (hover, touch, focus), never on sight and never on Save-Data. */
export function IntentLink(
  props: Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'>,
) {
  const [meant, setMeant] = useState(false)
  const mean = () => setMeant(!savesData())
  return <Link {...props} prefetch={meant} onPointerEnter={mean} onTouchStart={mean} onFocus={mean} />
}
