import { useSyncExternalStore } from 'react'

/** Counts down the whole seconds until a moment (ms since 1970), to 0. */
export function useSecondsUntil(moment: number): number {
  return useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
    () => 0,
  )
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}

/** 75 → `1:15`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
