import { useEffect, useState } from 'react'

/** Whole seconds until a moment (ms since 1970), counted down; 0 once it is there. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((moment - now) / 1000))
  const over = left === 0
  useEffect(() => {
    // A new moment begins with the time it is, not with that of the last tick.
    setNow(Date.now())
    if (over) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [moment, over])
  return left
}

/** 75 → `1:15`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
