'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { check, link } from '@/components/ui/icons'

/** How long the success is shown, in ms. */
const SHOWN = 5000

/** Copies an address, also where the clipboard API is missing (http, old browsers), and says so. */
export function CopyLink({ url, label, done }: { url: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN)
    return () => clearTimeout(timer)
  }, [copied])

  return (
    <span className="relative">
      <button
        type="button"
        aria-label={label}
        onClick={() => void copy(url).then(setCopied)}
        className="scripted button button-quiet button-small button-round"
      >
        <Icon shape={copied ? check : link} />
      </button>
      <span role="status" className="absolute inset-x-auto end-0 bottom-full mb-2 w-max">
        {copied && <span className="rounded-full bg-palm-950 px-4 py-2 text-note text-white">{done}</span>}
      </span>
    </span>
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
    document.body.append(field)
    field.select()
    const copied = document.execCommand('copy')
    field.remove()
    return copied
  }
}
