'use client'

import { useEffect, useRef } from 'react'
import { HEADER_ACTIVE_AFTER } from '@/lib/config/constants'

/** Sets `data-active` on the header once the page is scrolled. Spec §4. */
export function HeaderState() {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const header = ref.current?.closest('header')
    const mark = () => header?.toggleAttribute('data-active', scrollY > HEADER_ACTIVE_AFTER)
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [])
  return <span ref={ref} hidden />
}
