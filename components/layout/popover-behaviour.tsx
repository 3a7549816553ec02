'use client'

import { useEffect } from 'react'
import { keepWidth } from '@/components/ui/keep-width'
import { isOpenPopover } from '@/components/ui/layers'
import { isPlainClick } from '@/lib/client/plain-click'

/**
 * The popover with the id opens, closes and answers Esc by itself. With this it also behaves like a dialog:
 * focus goes in, what lies behind is inert, and following a link or going through the history closes it. Esc does so at once: in a
 * search field the browser would first take what was typed.
 */
export function PopoverBehaviour({ id }: { id: string }) {
  useEffect(() => {
    const popover = document.getElementById(id)
    if (!popover) return
    const hold = (on: boolean) =>
      document
        .querySelectorAll('body > :is(a, header, main, footer)')
        .forEach((one) => one.toggleAttribute('inert', on))

    // Freed before it closes, so that focus can go back to the button; held after it opened, so that it came from there.
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
