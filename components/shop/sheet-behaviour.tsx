'use client'

import { useEffect } from 'react'
import { keepWidth } from '@/components/ui/layers'
import { isOpenPopover } from '@/components/ui/layers'

/** Window width from which the filters are a sidebar, in px. */
const SIDEBAR_FROM = 1200
/** Delay after a resize until the layout is stable, in ms. */
const SETTLED_AFTER = 100

/** Adds dialog behaviour to the open popover `id`: it takes the focus and makes the page behind inert. */
export function SheetBehaviour({ id }: { id: string }) {
  useEffect(() => {
    const sheet = document.getElementById(id)
    if (!sheet) return
    let held: Element[] = []
    const free = () => {
      for (const one of held) one.removeAttribute('inert')
      held = []
      // As a sidebar, or closed, it is a normal part of the page.
      sheet.role = null
      sheet.ariaModal = null
    }
    // Lifts `inert` before closing, so that the browser can restore the focus; sets it after opening, so that it has stored the focus.
    const before = (event: ToggleEvent) => {
      if (event.newState === 'closed') return free()
      keepWidth()
      sheet.role = 'dialog'
      sheet.ariaModal = 'true'
    }
    const opened = (event: ToggleEvent) => {
      if (event.newState !== 'open') return
      held = allBut(sheet)
      for (const one of held) one.setAttribute('inert', '')
      sheet.querySelector<HTMLElement>('[data-first]')?.focus()
    }
    const wide = matchMedia(`(width >= ${SIDEBAR_FROM}px)`)
    const widened = () => {
      if (wide.matches) return isOpenPopover(sheet) && sheet.hidePopover()
      // No exit animation when it was the sidebar.
      sheet.style.transition = 'none'
      setTimeout(() => sheet.style.removeProperty('transition'), SETTLED_AFTER)
    }

    sheet.addEventListener('beforetoggle', before)
    sheet.addEventListener('toggle', opened)
    wide.addEventListener('change', widened)
    return () => {
      free()
      sheet.removeEventListener('beforetoggle', before)
      sheet.removeEventListener('toggle', opened)
      wide.removeEventListener('change', widened)
    }
  }, [id])
  return null
}

/** All elements outside `element` and its ancestors that are not inert already. */
function allBut(element: Element): Element[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter((one) => one !== element && !one.matches('script, style, link, [inert]'))
  return [...siblings, ...allBut(parent)]
}
