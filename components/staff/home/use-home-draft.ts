'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { HomeBody } from '@/lib/contract/staff-home'
import { staffCall } from '../kit/staff-call'

/** Without a key pressed for this long, ms, what is typed is shown. */
const PAUSE = 500

/** Sends what is typed of the home page to this session's preview. Returns what the preview may show: another value with each change, empty without one. */
export function useHomeDraft(draft: HomeBody | null): string {
  const typed = draft ? JSON.stringify(draft) : ''
  const [sent, setSent] = useState({ typed: '', at: 0 })
  useEffect(() => {
    if (typed === '') return
    let isLatest = true
    const timer = setTimeout(() => {
      staffCall(z.unknown(), 'PUT /home/draft', JSON.parse(typed)).then(
        () => isLatest && setSent({ typed, at: Date.now() }),
        // The preview says that it is behind; saving tells why.
        () => undefined,
      )
    }, PAUSE)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [typed])
  return typed !== '' && sent.typed === typed ? String(sent.at) : ''
}
