'use client'

import { useEffect, useReducer, useState } from 'react'
import { createPortal } from 'react-dom'
import { progress } from '@/lib/config/constants'
import { setWhileRendering } from './set-while-rendering'

/** A thin progress bar under the header while `busy`: it creeps, completes when `busy` ends, and disappears. Spec §4. */
export function ProgressBar({ busy }: { busy: boolean }) {
  const [value, setValue] = useReducer(setWhileRendering<number | null>, null)
  const [was, setWas] = useState(false)
  if (was !== busy) {
    setWas(busy)
    setValue(busy ? progress.start : 100)
  }

  useEffect(() => {
    if (!busy) return
    const timer = setInterval(() => setValue((now) => now && creep(now, Math.random())), progress.every)
    return () => clearInterval(timer)
  }, [busy])

  const done = value === 100
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setValue(null), progress.hideAfter)
    return () => clearTimeout(timer)
  }, [done])

  if (value === null) return null
  const place = document.querySelector('.header') ?? document.body
  return createPortal(
    <span aria-hidden="true" data-progress={Math.round(value)} className="absolute inset-x-0 top-full h-0.75">
      <span
        className="block h-full rounded-e-full bg-saffron-500 transition-[inline-size] duration-220 ease-out"
        style={{ inlineSize: `${value}%` }}
      />
    </span>,
    place,
  )
}

/** Value of the progress bar after one more step, at most the limit; `chance` is in [0, 1). A late step leaves a finished bar unchanged. Spec §4. */
export function creep(value: number, chance: number): number {
  return value > progress.limit ? value : Math.min(progress.limit, value + chance * progress.stepUpTo)
}
