'use client'

import { useEffect, useLayoutEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { isLayerLoading, refreshBeneath } from '@/components/navigation/layer-history'
import { isPlainClick } from '@/lib/client/plain-click'
import { paramsOf, parseShopState, shopHref } from '@/lib/listing/shop-query'
import { ADDRESS_SHOWN, LISTING_ID } from './ids'
import { useListing } from './listing-provider'

/** Debounce of typing and handle moves, in ms. */
const TYPING_PAUSE = 600

interface LiveFormProps {
  id: string
  /** URL of the results shown; the fields follow its changes. */
  current: string
  label: string
  className?: string
  children: ReactNode
}

/**
 * A GET form to `/shop` that, with JavaScript, submits on every change and replaces the history entry. It changes only its own
 * fields' parameters of the URL requested last, so that two forms used at once do not undo each other. Spec §4.
 */
export function LiveForm({ id, current, label, className, children }: LiveFormProps) {
  const { pending, followed, requested, go } = useListing()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Submits what was changed before hydration.
  useLayoutEffect(() => {
    if (form.current && isChanged(form.current))
      timer.current = setTimeout(() => form.current?.requestSubmit(), TYPING_PAUSE)
  }, [])

  // Syncs the fields with the results, unless input is pending or loading. A layout effect runs with the paint: before a normal
  // effect a slow phone may already have submitted more.
  useLayoutEffect(() => {
    if (timer.current === undefined && !pending) showDefaults(form.current)
  }, [current, pending])

  // A link that changes these fields' parameters (Reset, a chip) overrides pending input.
  useEffect(() => {
    if (!form.current || !followed) return
    const { from, to } = followed
    const own = ownNames(form.current)
    if (from !== to && parametersOf(from, own) === parametersOf(to, own)) return
    cancel(timer)
    setFields(form.current, to)
  }, [followed])
  useEffect(() => () => clearTimeout(timer.current), [])

  // A link that leaves the listing discards pending input.
  useEffect(() => {
    const listening = new AbortController()
    function press(event: MouseEvent) {
      if (timer.current === undefined || !isPlainClick(event) || !leavesListing(event.target)) return
      cancel(timer)
      form.current?.reset()
    }
    addEventListener('click', press, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [])

  /** Submits after the debounce; a quick view that is loading goes first. */
  function submitLater() {
    timer.current = setTimeout(() => (isLayerLoading() ? submitLater() : submit()), TYPING_PAUSE)
  }

  function submit() {
    cancel(timer)
    // A quick view with its own URL may cover the page.
    refreshBeneath(submitHere)
  }

  function submitHere() {
    if (!form.current || location.pathname !== '/shop') return
    const own = ownNames(form.current)
    const params = paramsOf(requested())
    for (const name of [...own, 'page']) params.delete(name)
    for (const [name, value] of new FormData(form.current))
      if (own.has(name) && typeof value === 'string') params.append(name, value)
    const state = parseShopState(params)
    if (state) go(shopHref(state))
  }

  function change({ target }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current)
    if (target instanceof HTMLInputElement && target.name === 'category' && !target.checked) uncheckChildren(target)
    if (target instanceof HTMLInputElement && /text|range/.test(target.type)) submitLater()
    else submit()
  }

  return (
    <form
      ref={form}
      id={id}
      action="/shop"
      method="get"
      aria-label={label}
      aria-busy={pending}
      // Values restored by the browser after a reload would not match the URL.
      autoComplete="off"
      className={className}
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {children}
    </form>
  )
}

/** Whether a link leaves the listing: not a quick view, nor a listing link, which `ListingProvider` handles. */
function leavesListing(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.ariaHasPopup) return false
  if (link.dataset.quickView !== undefined) return false
  const isHere = link.pathname === location.pathname && link.search === location.search && link.hash !== ''
  return !isHere && (link.pathname !== '/shop' || !link.closest(`#${LISTING_ID}`))
}

function cancel(timer: RefObject<ReturnType<typeof setTimeout> | undefined>) {
  clearTimeout(timer.current)
  timer.current = undefined
}

function uncheckChildren(category: HTMLInputElement) {
  const below = category.closest('li')?.querySelectorAll<HTMLInputElement>('input[name=subcategory]') ?? []
  for (const input of below) input.checked = false
}

/** The visible fields; hidden ones carry the other parameters without JavaScript. */
function ownFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden])')]
}

function ownNames(form: HTMLFormElement): Set<string> {
  return new Set(ownFields(form).map(({ name }) => name))
}

function isChanged(form: HTMLFormElement): boolean {
  return ownFields(form).some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked)
}

function parametersOf(href: string, names: Set<string>): string {
  return String([...paramsOf(href)].filter(([name]) => names.has(name)))
}

function setFields(form: HTMLFormElement, href: string) {
  form.reset()
  const params = paramsOf(href)
  for (const field of ownFields(form)) {
    if (field.type === 'text') field.value = params.get(field.name) ?? ''
    else field.checked = params.getAll(field.name).includes(field.value)
  }
  form.dispatchEvent(new CustomEvent(ADDRESS_SHOWN, { detail: params }))
}

/** Resets the form, but keeps a trailing space in the focused field. */
function showDefaults(form: HTMLFormElement | null) {
  const field = document.activeElement
  const typed = field instanceof HTMLInputElement && field.type === 'text' && field.form === form ? field.value : null
  form?.reset()
  if (field instanceof HTMLInputElement && typed?.trim() === field.value) field.value = typed
}
