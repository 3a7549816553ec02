'use client'

import { useEffect, useRef, type ComponentProps } from 'react'
import { paramsOf, parseShopState, shopHref } from '@/lib/listing/shop-query'
import { useListing } from './listing-provider'

/** The sort select; a change replaces the history entry and goes to the first page. */
export function SortSelect({ current, ...select }: ComponentProps<'select'> & { current: string }) {
  const { pending, requested, go } = useListing()
  const field = useRef<HTMLSelectElement>(null)
  const isAwake = useRef(false)

  // Syncs with the results, unless loading. Applies a choice made before hydration.
  useEffect(() => {
    if (pending || !field.current) return
    const chosen = field.current.value
    if (isAwake.current || chosen === current) field.current.value = current
    else go(sorted(requested(), chosen))
    isAwake.current = true
  }, [pending, current, requested, go])

  return (
    <select
      ref={field}
      defaultValue={current}
      onChange={({ target }) => go(sorted(requested(), target.value))}
      {...select}
    />
  )
}

function sorted(href: string, sort: string): string {
  const params = paramsOf(href)
  params.delete('page')
  params.set('sort', sort)
  const state = parseShopState(params)
  return state ? shopHref(state) : href
}
