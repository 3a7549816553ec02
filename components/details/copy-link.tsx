'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { check, link } from '@/components/ui/icons'
import { notify } from '@/lib/client/toast'

/** How long the button wears its tick, in ms. */
const SHOWN = 5000

interface Props {
  url: string
  label: string
  done: string
  /** Said when the browser lets nothing be copied: names the address. */
  failed: string
}

/** Copies an address, also where the clipboard API is missing (http, old browsers), and says so. Spec §8 (LinkCopiedToClipboard). */
export function CopyLink({ url, label, done, failed }: Props) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN)
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
    // Outside an open dialog nothing can be selected.
    const place = pressed?.closest('dialog') ?? document.body
    place.append(field)
    field.select()
    const copied = document.execCommand('copy')
    field.remove()
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true })
    return copied
  }
}
