'use client'

import Link from 'next/link'
import { useEffect, useRef, useState, type CSSProperties, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { ToastLook } from '@/components/ui/toast-look'
import { takeToasts, waitingToasts, type Toast } from '@/lib/client/toast'
import { direction } from '@/lib/i18n/language'
import type { Language } from '@/lib/config/constants'
import { createToastHost } from './toast-host'
import './toasts.css'

/** How long a toast stays, in ms: longer when there is something to do. Standards 15. */
const READ = 6_000
const READ_AND_ACT = 9_000

/** On wider screens. The toaster's own width is a variable of its style. */
const width: CSSProperties & { '--width': string } = { '--width': '26rem' }

/** Shows the toasts that wait and those to come, one a subject: at the foot of the phone, at the block and inline end of wider screens, above what `--buy-bar` leaves room for: the bar to buy, the foot of the cart. */
export function Toaster({ language, label }: { language: Language; label: string }) {
  const [host] = useState(createToastHost)
  /** The newest toast of each subject. */
  const newest = useRef(new Map<string, string | number>())
  useEffect(() => {
    // The live region has to stand before something appears in it.
    const frame = requestAnimationFrame(show)
    const stop = waitingToasts.subscribe(({ settled }, before) => {
      if (settled && settled !== before.settled) dismiss(settled.subject)
      show()
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
    function show() {
      for (const one of takeToasts()) {
        host.place()
        const subject = one.subject ?? one.text
        dismiss(subject)
        newest.current.set(subject, showFor(one))
      }
    }
    function dismiss(subject: string) {
      const before = newest.current.get(subject)
      if (before !== undefined) sonner.dismiss(before)
    }
  }, [host])

  const dir = direction(language)
  return createPortal(
    <Sonner
      customAriaLabel={label}
      className="toasts"
      style={width}
      dir={dir}
      position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
      offset={{ bottom: 'calc(var(--buy-bar, 0px) + 1.5rem)', left: 24, right: 24 }}
      mobileOffset={{ bottom: 'calc(var(--buy-bar, 0px) + 1rem)', left: 16, right: 16 }}
      gap={12}
    />,
    host.element,
  )
}

/** Shows a toast for `duration` ms; `id`: of one that stands already. */
function showFor(toast: Toast, duration = toast.action ? READ_AND_ACT : READ, id?: string | number): string | number {
  return sonner.custom((own) => <Shown toast={toast} id={own} />, { duration, id })
}

/** The toaster makes each toast a stop for the keyboard, though nothing but its way on can be pressed. */
function noStop(look: HTMLElement | null): void {
  look?.closest('li')?.setAttribute('tabindex', '-1')
}

/** The whole item of the list, before anybody is told of it. */
function onlySeen(look: HTMLElement | null): void {
  noStop(look)
  look?.closest('li')?.setAttribute('aria-hidden', 'true')
}

function Shown({ toast, id }: { toast: Toast; id: string | number }) {
  const { kind, text, action, about, silent } = toast
  /** It can still be pressed while it fades. */
  const done = useRef(false)
  const leaving = useRef(false)
  /** What had the focus before. */
  const from = useRef<EventTarget>(null)
  function away() {
    leaving.current = true
    sonner.dismiss(id)
  }
  /**
   * Nothing goes from under the keyboard: its time begins anew once the focus has gone on. The toaster does not hear of it, for
   * it would put every focus that goes on back to where it came from.
   */
  const focusHandlers = {
    onFocus: (event: FocusEvent) => {
      event.stopPropagation()
      from.current = event.relatedTarget
      showFor(toast, Infinity, id)
    },
    onBlur: () => void (leaving.current || showFor(toast, undefined, id)),
  }
  return (
    <ToastLook
      ref={silent ? onlySeen : noStop}
      tone={kind}
      message={text}
      about={about}
      action={
        action &&
        (action.href ? (
          <Link
            href={action.href}
            prefetch={false}
            {...focusHandlers}
            className="toast-action inline-flex items-center"
            onClick={away}
          >
            {action.label}
          </Link>
        ) : (
          <button
            type="button"
            {...focusHandlers}
            className="toast-action"
            aria-label={about && `${action.label}: ${about}`}
            onClick={({ currentTarget }) => {
              away()
              // The focus would be lost with the button. Whom Alt+T brought here the toaster brings back.
              currentTarget.blur()
              if (from.current instanceof HTMLElement && !from.current.closest('[data-sonner-toaster]'))
                from.current.focus()
              if (!done.current) action.onClick?.()
              done.current = true
            }}
          >
            {action.label}
          </button>
        ))
      }
    />
  )
}
