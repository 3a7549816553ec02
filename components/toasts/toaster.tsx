'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type CSSProperties, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { cx } from '@/components/ui/cx'
import { Icon, alert, check, info, trash, user, type IconShape } from '@/components/ui/icon'
import { takeToasts, waitingToasts, type Toast } from '@/lib/client/toast'
import { direction } from '@/lib/i18n/language'
import type { Language } from '@/lib/config/constants'
import { isUnder, visitorRoutes } from '@/lib/config/routes'
import './toasts.css'

/** Duration of a toast, in ms; longer with an action. Standards 15. */
const DURATION = 6_000
const DURATION_WITH_ACTION = 9_000

/** Width on wider screens; Sonner reads it from `--width`. */
const width: CSSProperties & { '--width': string } = { '--width': '26rem' }

/** Shows toasts, one per subject: at the bottom on phones, at the block and inline end on wider screens, above `--buy-bar` (buy bar or cart footer). On the sign-in pages at the top, where it covers the scene instead of the form's button. */
export function Toaster({ language, label }: { language: Language; label: string }) {
  const [host] = useState(createToastHost)
  /** The newest toast of each subject. */
  const newest = useRef(new Map<string, string | number>())
  useEffect(() => {
    // The live region must exist before text appears in it.
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
  const edge = isUnder(usePathname(), visitorRoutes) ? 'top' : 'bottom'
  return createPortal(
    <Sonner
      customAriaLabel={label}
      className="toasts"
      style={width}
      dir={dir}
      position={dir === 'rtl' ? `${edge}-left` : `${edge}-right`}
      offset={{ top: '8.5rem', bottom: 'calc(var(--buy-bar, 0px) + 1.5rem)', left: 24, right: 24 }}
      mobileOffset={{ top: '4.75rem', bottom: 'calc(var(--buy-bar, 0px) + 1rem)', left: 16, right: 16 }}
      gap={12}
    />,
    host.element,
  )
}

/** Shows a toast for `duration` ms; `id`: of a shown toast to update. */
function showFor(
  toast: Toast,
  duration = toast.action ? DURATION_WITH_ACTION : DURATION,
  id?: string | number,
): string | number {
  return sonner.custom((own) => <Shown toast={toast} id={own} />, { duration, id })
}

/** Removes the tab stop Sonner adds to each toast; only its action is focusable. */
function removeTabStop(look: HTMLElement | null): void {
  look?.closest('li')?.setAttribute('tabindex', '-1')
}

/** Hides the whole list item from screen readers before it is announced. */
function hideFromReaders(look: HTMLElement | null): void {
  removeTabStop(look)
  look?.closest('li')?.setAttribute('aria-hidden', 'true')
}

const looks: Record<Toast['kind'], { shape: IconShape; disc: string }> = {
  success: { shape: check, disc: 'bg-palm-600' },
  removed: { shape: trash, disc: 'bg-date-700' },
  signIn: { shape: user, disc: 'bg-lagoon-700' },
  error: { shape: alert, disc: 'bg-pomegranate-600' },
  info: { shape: info, disc: 'bg-lagoon-700' },
}

/** A toast: its action is beside the message where both fit, else below. */
function Shown({ toast, id }: { toast: Toast; id: string | number }) {
  const { kind, text, action, about, silent } = toast
  /** While it fades, its action can be pressed again. */
  const leaving = useRef(false)
  const from = useRef<EventTarget>(null)
  function leave() {
    leaving.current = true
    sonner.dismiss(id)
  }
  /**
   * A focused toast does not expire; its duration restarts on blur. Events do not reach Sonner, which would return the focus to where it
   * came from.
   */
  const focusHandlers = {
    onFocus: (event: FocusEvent) => {
      event.stopPropagation()
      from.current = event.relatedTarget
      showFor(toast, Infinity, id)
    },
    onBlur: () => void (leaving.current || showFor(toast, undefined, id)),
  }
  const { shape, disc } = looks[kind]
  return (
    <div
      ref={silent ? hideFromReaders : removeTabStop}
      className="flex min-h-15.5 w-full flex-wrap items-center gap-x-3.5 rounded-toast bg-palm-950 px-4.5 py-3 text-white shadow-e2"
    >
      <div className="flex min-w-0 flex-auto items-center gap-3.5">
        <span className={cx('grid size-8.5 shrink-0 place-items-center rounded-full', disc)}>
          <Icon shape={shape} size={18} />
        </span>
        <p className="min-w-0 flex-1 font-nav">
          {text}
          {about && <span className="sr-only">: {about}</span>}
        </p>
      </div>
      {action &&
        (action.href ? (
          <Link
            href={action.href}
            prefetch={false}
            {...focusHandlers}
            className="toast-action inline-flex items-center"
            onClick={leave}
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
              const isFirst = !leaving.current
              leave()
              // Return the focus, which would be lost with the button; Sonner does so itself after Alt+T.
              currentTarget.blur()
              if (from.current instanceof HTMLElement && !from.current.closest('[data-sonner-toaster]'))
                from.current.focus()
              if (isFirst) action.onClick?.()
            }}
          >
            {action.label}
          </button>
        ))}
    </div>
  )
}

/**
 * Creates the container of the toasts: in the open modal dialog, which makes all else inert, or in the body. `place` moves it there,
 * also as dialogs open, close and are removed.
 */
function createToastHost() {
  const element = document.createElement('div')
  const place = () => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (element.parentElement !== top) top.append(element)
  }
  place()
  // A dialog fires `close` when closed, but not when removed from the document.
  document.addEventListener('close', place, true)
  new MutationObserver(place).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  return { element, place }
}
