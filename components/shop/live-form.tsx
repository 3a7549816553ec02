'use client'

import { useEffect, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { isLayerComing, refreshBeneath } from '@/components/quick-view/history'
import { isPlainClick } from '@/lib/client/plain-click'
import { parseShopState, shopHref } from '@/lib/listing/shop-query'
import { ADDRESS_SHOWN, LISTING_ID } from './ids'
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

/**
 * A GET form to `/shop` that, with JavaScript, asks again at every change, in place of the address shown. It changes what its own
 * fields say of the address asked for last, so that two forms used within a moment lose nothing of each other. Spec §4.
 */
export function LiveForm({ id, current, label, className, children }: LiveFormProps) {
  const { pending, followed, asked, go } = useListing()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // What was typed or ticked before this code was here counts as well.
  useLayoutEffect(() => {
    if (form.current && isChanged(form.current))
      timer.current = setTimeout(() => form.current?.requestSubmit(), TYPING_PAUSE)
  }, [])

  // The fields say what is shown, but not while more is typed or asked for: between an answer and its other effects
  // a slow phone has time for the pause of typing to end and for more to be asked for; layout effects run with the answer.
  useLayoutEffect(() => {
    if (timer.current === undefined && !pending) showDefaults(form.current)
  }, [current, pending])

  // A link that decides what these fields would have said (Reset, a chip) has the last word.
  useEffect(() => {
    if (!form.current || !followed) return
    const { from, to } = followed
    const own = ownNames(form.current)
    if (from !== to && part(from, own) === part(to, own)) return
    clearTimeout(timer.current)
    timer.current = undefined
    show(form.current, to)
  }, [followed])
  useEffect(() => () => clearTimeout(timer.current), [])

  // Whoever follows a link away is not held back by what was typed just before.
  useEffect(() => {
    const listening = new AbortController()
    function press(event: MouseEvent) {
      if (timer.current === undefined || !isPlainClick(event) || !leaves(event.target)) return
      clearTimeout(timer.current)
      timer.current = undefined
      form.current?.reset()
    }
    addEventListener('click', press, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [])

  /** A product that was asked for meanwhile goes first. */
  function askLater() {
    timer.current = setTimeout(() => (isLayerComing() ? askLater() : ask()), TYPING_PAUSE)
  }

  function ask() {
    clearTimeout(timer.current)
    timer.current = undefined
    // Over the page a product may stand, under an address of its own.
    refreshBeneath(askHere)
  }

  function askHere() {
    if (!form.current || location.pathname !== '/shop') return
    const own = ownNames(form.current)
    const params = new URLSearchParams(asked().split('?')[1])
    for (const name of [...own, 'page']) params.delete(name)
    for (const [name, value] of new FormData(form.current))
      if (own.has(name) && typeof value === 'string') params.append(name, value)
    const state = parseShopState(params)
    if (state) go(shopHref(state))
  }

  function change({ target }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current)
    if (target instanceof HTMLInputElement && target.name === 'category' && !target.checked) untickBelow(target)
    if (target instanceof HTMLInputElement && /text|range/.test(target.type)) askLater()
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
      // What a browser puts back after a reload is not what the address says.
      autoComplete="off"
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

/** Whether a link leads away from what is shown: not over it, and not to another answer, which `ListingProvider` sees to. */
function leaves(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.ariaHasPopup) return false
  if (link.dataset.quickView !== undefined) return false
  const isHere = link.pathname === location.pathname && link.search === location.search && link.hash !== ''
  return !isHere && (link.pathname !== '/shop' || !link.closest(`#${LISTING_ID}`))
}

/** A category that is taken off takes its subcategories along. */
function untickBelow(category: HTMLInputElement) {
  const below = category.closest('li')?.querySelectorAll<HTMLInputElement>('input[name=subcategory]') ?? []
  for (const input of below) input.checked = false
}

/** The fields a visitor sees; hidden ones carry the rest of the address where there is no JavaScript. */
function ownFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden])')]
}

function ownNames(form: HTMLFormElement): Set<string> {
  return new Set(ownFields(form).map(({ name }) => name))
}

function isChanged(form: HTMLFormElement): boolean {
  return ownFields(form).some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked)
}

/** What an address says under these names. */
function part(href: string, names: Set<string>): string {
  return new URLSearchParams(
    [...new URLSearchParams(href.split('?')[1])].filter(([name]) => names.has(name)),
  ).toString()
}

/** Has the fields say what an address does, before its answer is here. */
function show(form: HTMLFormElement, href: string) {
  form.reset()
  const params = new URLSearchParams(href.split('?')[1])
  for (const field of ownFields(form)) {
    if (field.type === 'text') field.value = params.get(field.name) ?? ''
    else field.checked = params.getAll(field.name).includes(field.value)
  }
  form.dispatchEvent(new CustomEvent(ADDRESS_SHOWN, { detail: params }))
}

/** Resets the form, but for a space at the end of what is being typed. */
function showDefaults(form: HTMLFormElement | null) {
  const field = document.activeElement
  const typed = field instanceof HTMLInputElement && field.type === 'text' && field.form === form ? field.value : null
  form?.reset()
  if (field instanceof HTMLInputElement && typed?.trim() === field.value) field.value = typed
}
