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

/** Copies a URL and confirms it; works without the clipboard API (http, old browsers). Spec §8 (LinkCopiedToClipboard). */
export function CopyLink({ url, label, done, failed }: Props) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), TICK_DURATION)
    return () => clearTimeout(timer)
  }, [copied])

  async function press() {
    if (!(await copy(url))) return notify({ kind: 'error', text: failed })
    setCopied(true)
    notify({ kind: 'success', text: done })
  }

  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void press()}
      className="scripted button button-quiet button-small button-round"
    >
      <Icon shape={copied ? check : link} />
    </button>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.style.position = 'fixed'
    field.style.opacity = '0'
    const pressed = document.activeElement
    // While a modal dialog is open, only its content can be selected.
    const place = pressed?.closest('dialog') ?? document.body
    place.append(field)
    field.select()
    const copied = document.execCommand('copy')
    field.remove()
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true })
    return copied
  }
}
