'use client'

import { useEffect } from 'react'
import { isOpenPopover, keepWidth } from '@/components/ui/layers'
import { isPlainClick } from '@/lib/client/plain-click'

/** Delay after a resize until the layout is stable, in ms. */
const LAYOUT_DELAY = 100

interface Props {
  id: string
  /** Window width in px from which the popover is a sidebar, a normal part of the page. Its links do not close it. */
  sidebarFrom?: number
}

/**
 * Adds dialog behaviour to the popover `id`: it focuses its first control, makes the page behind inert, and closes on a followed
 * link or history navigation. Esc closes it even from a search field, where browsers would clear the field first.
 */
export function PopoverBehaviour({ id, sidebarFrom }: Props) {
  useEffect(() => {
    const popover = document.getElementById(id)
    return popover ? addDialogBehaviour(popover, sidebarFrom) : undefined
  }, [id, sidebarFrom])
  return null
}

function addDialogBehaviour(popover: HTMLElement, sidebarFrom: number | undefined): () => void {
  const isSidebar = sidebarFrom !== undefined
  const listening = new AbortController()
  const { signal } = listening
  let inert: Element[] = []
  const release = () => {
    for (const element of inert) element.removeAttribute('inert')
    inert = []
    if (isSidebar) popover.role = popover.ariaModal = null
  }

  // Lifts `inert` before closing, so that the browser can restore the focus; sets it after opening, so that it has stored the focus.
  const beforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') return release()
    keepWidth()
    if (!isSidebar) return
    popover.role = 'dialog'
    popover.ariaModal = 'true'
  }
  const toggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return
    inert = outside(popover)
    for (const element of inert) element.setAttribute('inert', '')
    const first = popover.querySelector<HTMLElement>('[data-first]')
    ;(first ?? popover.querySelector<HTMLElement>('[aria-current], button'))?.focus()
  }
  const hide = () => isOpenPopover(popover) && popover.hidePopover()
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    hide()
  }
  const follow = (event: MouseEvent) =>
    event.target instanceof Element && event.target.closest('a') && isPlainClick(event) && hide()

  popover.addEventListener('beforetoggle', beforeToggle, { signal })
  popover.addEventListener('toggle', toggle, { signal })
  popover.addEventListener('keydown', escape, { signal })
  if (isSidebar) {
    const wide = matchMedia(`(width >= ${sidebarFrom}px)`)
    const resize = () => {
      if (wide.matches) return hide()
      // No exit animation when it was the sidebar.
      popover.style.transition = 'none'
      setTimeout(() => popover.style.removeProperty('transition'), LAYOUT_DELAY)
    }
    wide.addEventListener('change', resize, { signal })
  } else {
    popover.addEventListener('click', follow, { signal })
    addEventListener('popstate', hide, { signal })
  }
  return () => {
    release()
    listening.abort()
  }
}

/** The parts of the page outside `element` and its ancestors that are not inert already. */
function outside(element: Element): Element[] {
  const parent = element.parentElement
  if (!parent) return []
  const siblings = [...parent.children].filter((one) => one !== element && !one.matches('[inert]'))
  if (parent === document.body) return siblings.filter((one) => one.matches('a, header, main, footer'))
  return [...siblings, ...outside(parent)]
}
