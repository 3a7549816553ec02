'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { check, link } from '@/components/ui/icons'
import { notify } from '@/lib/client/toast'

/** How long the button shows its tick, in ms. */
const TICK_DURATION = 5000

interface Props {
  url: string
  label: string
  done: string
  /** Message when copying fails; contains the URL. */
  failed: string
}

/** Copies a URL and confirms it. Spec §8 (LinkCopiedToClipboard). */
export function CopyLink({ url, label, done, failed }: Props) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), TICK_DURATION)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
      notify({ kind: 'success', text: done })
    } catch {
      // Refused, or not available over plain http.
      notify({ kind: 'error', text: failed })
    }
  }

  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void copy()}
      className="scripted button button-quiet button-small button-round"
    >
      <Icon shape={copied ? check : link} />
    </button>
  )
}
