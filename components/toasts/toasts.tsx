'use client'

import { useEffect, useState } from 'react'
import { useLanguage, useTranslate } from '@/components/translations/translations'
import { waitingToasts } from '@/lib/client/toast'
import type { Toaster } from './toaster'

const RETRY_DELAY = 3000

/**
 * Loads the toaster with the first toast; while it cannot be loaded, shows the newest toast as plain text. Rendered once, in the layout.
 */
export function Toasts() {
  const newest = waitingToasts(({ toasts }) => toasts.at(-1))
  const waiting = newest !== undefined
  const [Shown, setShown] = useState<{ Toaster: typeof Toaster } | null>(null)
  const [failures, setFailures] = useState(0)
  const language = useLanguage()
  const say = useTranslate()

  useEffect(() => {
    if (!waiting || Shown) return
    let here = true
    const timer = setTimeout(
      () =>
        void import('./toaster').then(
          ({ Toaster }) => here && setShown({ Toaster }),
          () => here && setFailures((count) => count + 1),
        ),
      failures > 0 ? RETRY_DELAY : 0,
    )
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [waiting, Shown, failures])

  if (Shown) return <Shown.Toaster language={language} label={say('Toasts.label')} />
  return (
    failures > 0 && (
      <p role="alert" className="toasts plain-toast">
        {newest?.silent ? <span aria-hidden="true">{newest.text}</span> : newest?.text}
      </p>
    )
  )
}
