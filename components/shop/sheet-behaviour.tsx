'use client'

import { useEffect } from 'react'
import { keepWidth } from '@/components/ui/keep-width'
import { isOpenPopover } from '@/components/ui/layers'

/** From here up the filters stand beside the products, in px. */
const SIDEBAR_FROM = 1200
/** When the page has been laid out for another width, in ms. */
const SETTLED_AFTER = 100

/** The popover with the id opens, closes and answers Esc by itself. With this it is a dialog while it is open: focus goes in, and what lies behind rests until it closes. */
export function SheetBehaviour({ id }: { id: string }) {
  useEffect(() => {
    const sheet = document.getElementById(id)
    if (!sheet) return
    let held: Element[] = []
    const free = () => {
      for (const one of held) one.removeAttribute('inert')
      held = []
      // Beside the products, and closed, it is a part of the page.
      sheet.role = null
      sheet.ariaModal = null
    }
    // Freed before it closes, so that focus can go back to the button; held after it opened, so that it came from there.
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
      // Nothing flies out that was a part of the page.
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

/** Everything of the page that neither holds `element` nor is inside it, and was not inert already. */
function allBut(element: Element): Element[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter((one) => one !== element && !one.matches('script, style, link, [inert]'))
  return [...siblings, ...allBut(parent)]
}
