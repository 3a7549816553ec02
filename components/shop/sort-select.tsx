'use client'

import { useEffect, useRef, type ComponentProps } from 'react'
import { parseShopState, shopHref } from '@/lib/listing/shop-query'
import { useListing } from './listing-context'

/** A choice of orders that asks again at every change, in place of the address shown, from its first page on. */
export function SortSelect({ current, ...select }: ComponentProps<'select'> & { current: string }) {
  const { pending, asked, go } = useListing()
  const field = useRef<HTMLSelectElement>(null)
  const isAwake = useRef(false)

  // It says what is shown, but not while more is asked for. What was chosen before this code was here counts as well.
  useEffect(() => {
    if (pending || !field.current) return
    const chosen = field.current.value
    if (isAwake.current || chosen === current) field.current.value = current
    else go(sorted(asked(), chosen))
    isAwake.current = true
  }, [pending, current, asked, go])

  return (
    <select
      ref={field}
      defaultValue={current}
      onChange={({ target }) => go(sorted(asked(), target.value))}
      {...select}
    />
  )
}

/** An address of the shop in another order, from its first page on. */
function sorted(href: string, sort: string): string {
  const params = new URLSearchParams(href.split('?')[1])
  params.delete('page')
  params.set('sort', sort)
  const state = parseShopState(params)
  return state ? shopHref(state) : href
}
