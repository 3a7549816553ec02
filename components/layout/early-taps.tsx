'use client'

import { useEffect } from 'react'
import { answerEarlyTaps } from '@/lib/client/early-taps'

/** Answers what was pressed before the page's scripts had come. */
export function EarlyTaps() {
  useEffect(() => void answerEarlyTaps(), [])
  return null
}
