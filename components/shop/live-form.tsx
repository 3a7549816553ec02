'use client'

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { parseShopState, shopHref } from '@/lib/listing/shop-query'
import { useListing } from './listing-context'

/** Wait after the last key, or move of a handle, before a value counts, in ms. */
const TYPING_PAUSE = 600

interface LiveFormProps {
  id: string
  /** Address of what is shown now: when it changes, the fields follow. */
  current: string
  label: string
  className?: string
  children: ReactNode
}

/** A GET form to `/shop` that, with JavaScript, asks again at every change, in place of the address shown. Spec §4. */
export function LiveForm({ id, current, label, className, children }: LiveFormProps) {
  const { pending, go } = useListing()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (timer.current === undefined) form.current?.reset()
  }, [current])
  useEffect(() => () => clearTimeout(timer.current), [])

  function ask() {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!form.current) return
    const typed = [...new FormData(form.current)].flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    )
    const state = parseShopState(new URLSearchParams(typed))
    if (state) go(shopHref(state))
  }

  function change({ target }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current)
    if (target instanceof HTMLInputElement && target.name === 'category' && !target.checked) untickBelow(target)
    if (target instanceof HTMLInputElement && /text|range/.test(target.type))
      timer.current = setTimeout(ask, TYPING_PAUSE)
    else ask()
  }

  return (
    <form
      ref={form}
      id={id}
      action="/shop"
      method="get"
      aria-label={label}
      aria-busy={pending}
      className={className}
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      {children}
    </form>
  )
}

/** A category that is taken off takes its subcategories along. */
function untickBelow(category: HTMLInputElement) {
  const below = category.closest('li')?.querySelectorAll<HTMLInputElement>('input[name=subcategory]') ?? []
  for (const input of below) input.checked = false
}
