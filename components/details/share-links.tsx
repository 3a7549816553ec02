'use client'

import { useEffect, useState } from 'react'
import { useChoice } from '@/components/add-to-cart/choice-scope'
import { Icon, check, link, mail as mailIcon, whatsapp as whatsappIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { notify } from '@/lib/client/toast'
import type { shareLabels } from './share-labels'

interface Props {
  title: string
  /** Absolute URL of the product in the page's language, without a size. */
  url: string
  labels: ReturnType<typeof shareLabels>
}

/** Links to share by WhatsApp, e-mail or copy, with the title and the URL of the chosen size. Spec §2; standards 10. */
export function ShareLinks({ title, url: plain, labels }: Props) {
  const { size } = useChoice().choice
  const url = size ? plain.replace(/\?|$/, (mark) => `?size=${size}${mark && '&'}`) : plain
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`
  return (
    <ul aria-label={labels.share} className="flex flex-wrap items-center gap-2">
      <li aria-hidden className="me-1 text-small text-date-600">
        {labels.share}
      </li>
      <li>
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener"
          aria-label={labels.whatsapp}
          className="button button-quiet button-small button-round"
        >
          <Icon shape={whatsappIcon} />
        </a>
      </li>
      <li>
        <a href={mail} aria-label={labels.mail} className="button button-quiet button-small button-round">
          <Icon shape={mailIcon} />
        </a>
      </li>
      <li>
        <CopyLink url={url} label={labels.copy} done={labels.done} failed={labels.failed.replace('{url}', url)} />
      </li>
    </ul>
  )
}

/** How long the button shows its tick, in ms. */
const TICK_DURATION = 5000

interface CopyProps {
  url: string
  label: string
  done: string
  /** Message when copying fails; contains the URL. */
  failed: string
}

/** Copies a URL and confirms it. Spec §8 (LinkCopiedToClipboard). */
function CopyLink({ url, label, done, failed }: CopyProps) {
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

  return <IconButton shape={copied ? check : link} label={label} onClick={() => void copy()} className="scripted" />
}
