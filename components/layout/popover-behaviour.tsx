'use client'

import { useEffect } from 'react'
import { keepWidth, isOpenPopover } from '@/components/ui/layers'
import { isPlainClick } from '@/lib/client/plain-click'

/**
 * Adds dialog behaviour to the popover `id`: it focuses its first control, makes the page behind inert, and closes on a followed
 * link or history navigation. Esc closes it even from a search field, where browsers would clear the field first.
 */
export function PopoverBehaviour({ id }: { id: string }) {
  useEffect(() => {
    const popover = document.getElementById(id)
    if (!popover) return
    const hold = (on: boolean) =>
      document
        .querySelectorAll('body > :is(a, header, main, footer)')
        .forEach((one) => one.toggleAttribute('inert', on))

    // Lifts `inert` before closing, so that the browser can restore the focus; sets it after opening, so that it has stored the focus.
    const before = (event: ToggleEvent) => (event.newState === 'closed' ? hold(false) : keepWidth())
    const opened = (event: ToggleEvent) => {
      if (event.newState !== 'open') return
      hold(true)
      const first =
        popover.querySelector<HTMLElement>('input') ?? popover.querySelector<HTMLElement>('[aria-current], button')
      first?.focus()
    }
    const followed = (event: MouseEvent) =>
      event.target instanceof Element && event.target.closest('a') && isPlainClick(event) && popover.hidePopover()

    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !(event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      popover.hidePopover()
    }
    const gone = () => isOpenPopover(popover) && popover.hidePopover()

    addEventListener('popstate', gone)
    popover.addEventListener('beforetoggle', before)
    popover.addEventListener('toggle', opened)
    popover.addEventListener('click', followed)
    popover.addEventListener('keydown', escape)
    return () => {
      hold(false)
      removeEventListener('popstate', gone)
      popover.removeEventListener('beforetoggle', before)
      popover.removeEventListener('toggle', opened)
      popover.removeEventListener('click', followed)
      popover.removeEventListener('keydown', escape)
    }
  }, [id])
  return null
}
