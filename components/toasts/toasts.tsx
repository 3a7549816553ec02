'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { useLanguage, useWords } from '@/components/words/words'
import { waitingToasts } from '@/lib/client/toast'
import type { Language } from '@/lib/shop-facts'

type Toaster = ComponentType<{ language: Language; label: string }>

/** Where toasts appear. What shows them is fetched with the first one. Stands once, in the layout. */
export function Toasts() {
  const waiting = waitingToasts(({ toasts }) => toasts.length > 0)
  const [Shown, setShown] = useState<{ Toaster: Toaster } | null>(null)
  const language = useLanguage()
  const say = useWords()

  useEffect(() => {
    if (!waiting || Shown) return
    let here = true
    void import('./toaster').then(({ Toaster }) => here && setShown({ Toaster }))
    return () => void (here = false)
  }, [waiting, Shown])

  return Shown && <Shown.Toaster language={language} label={say('Toasts.label')} />
}
