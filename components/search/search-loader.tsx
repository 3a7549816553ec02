'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { isOpenPopover, isPageCovered } from '@/components/ui/layers'
import { fetchMessages } from '@/components/translations/message-files'
import { useLanguage } from '@/components/translations/translations'
import { fetchCode } from '@/lib/client/fetch-code'
import type { PanelProps } from './search-panel'

/** Loads the search panel on demand: on hover or focus of its button, on opening, on Ctrl K. */
export function SearchLoader() {
  const language = useLanguage()
  const [fetched, setFetched] = useState<(PanelProps & { Panel: ComponentType<PanelProps> }) | null>(null)

  useEffect(() => {
    const drop = document.getElementById('search-drop')
    const input = document.getElementById('search-field')
    if (!drop || !(input instanceof HTMLInputElement)) return
    const buttons = [...document.querySelectorAll<HTMLElement>('[popovertarget="search-drop"]')]
    let loading = false
    const load = () => {
      if (loading) return
      loading = true
      const code = () => Promise.all([import('./search-panel'), fetchMessages('search', language)])
      fetchCode(code).then(
        ([{ SearchPanel }, messages]) => setFetched({ Panel: SearchPanel, field: input, messages: messages.Search }),
        // The plain form still works, and the next attempt may succeed.
        () => (loading = false),
      )
    }
    const opening = (event: ToggleEvent) => {
      if (event.newState !== 'open') return
      const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      drop.style.setProperty('--under', `${Math.max(edge, 0)}px`)
      input.select()
      load()
    }
    const shortcut = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      if (isOpenPopover(drop)) {
        event.preventDefault()
        input.focus()
        return input.select()
      }
      if (isPageCovered()) return
      event.preventDefault()
      const button = buttons.find((one) => one.offsetParent)
      // The button is in the sticky header; scrolling to it would move the page.
      button?.focus({ preventScroll: true })
      button?.click()
    }
    const listening = new AbortController()
    const { signal } = listening
    drop.addEventListener('beforetoggle', opening, { signal })
    addEventListener('keydown', shortcut, { signal })
    drop.dataset.ready = ''
    if (isMac()) for (const hint of document.querySelectorAll('[data-shortcut]')) hint.textContent = '⌘ K'
    for (const button of buttons) {
      button.addEventListener('pointerenter', load, { once: true, signal })
      button.addEventListener('focus', load, { once: true, signal })
    }
    if (isOpenPopover(drop)) load()
    return () => listening.abort()
  }, [language])

  return fetched && <fetched.Panel field={fetched.field} messages={fetched.messages} />
}

/** Ctrl K, on a Mac ⌘ K, also on an Arabic layout, where that key types ن. A single character would conflict with dictation software (WCAG 2.1.4). */
function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [held, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
  return isK && held && !other && !altKey && !shiftKey
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}
