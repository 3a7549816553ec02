'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition, type FormEvent, type ReactNode } from 'react'
import { parseShopState, shopHref } from '@/lib/listing/shop-query'

/** Wait after the last key before a typed value counts, in ms. */
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
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [pending, startTransition] = useTransition()

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
    if (state) startTransition(() => router.replace(shopHref(state), { scroll: false }))
  }

  function change(event: FormEvent<HTMLFormElement>) {
    const field = event.target
    clearTimeout(timer.current)
    if (field instanceof HTMLInputElement && field.type === 'text') timer.current = setTimeout(ask, TYPING_PAUSE)
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
