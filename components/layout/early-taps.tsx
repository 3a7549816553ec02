'use client'

import { useEffect } from 'react'
import { answerEarlyTaps } from '@/lib/client/early-taps'

/** Replays clicks made before hydration. */
export function EarlyTaps() {
  useEffect(() => void answerEarlyTaps(), [])
  return null
}
