'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { persisted } from '@/lib/client/persisted'
import { StaffCheck } from '../kit/field'
import { useStaff } from '../kit/translations'

/** Whether keys without Ctrl act, in this browser: dictation software would press them by chance (WCAG 2.1.4). */
const keysOn = persisted('oasis.staff.keys', (stored) => stored !== false, 'localStorage')

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog]'

/** Moves along the orders of a list by key, and to its search; says which keys there are. */
export function OrderKeys() {
  const { t } = useStaff()
  const on = useSyncExternalStore(keysOn.subscribe, keysOn.get, () => true)
  useEffect(() => {
    if (!on) return undefined
    const onKey = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest(fields)
      if (inField || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const step = steps[event.key]
      if (step) moveFocus(step)
      else if (event.key === '/') document.querySelector<HTMLInputElement>('.staff-search input[type=search]')?.focus()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [on])
  return (
    <details className="mt-5 hidden text-(length:--text-note) text-date-600 lg:block">
      <summary className="inline-flex min-h-11 items-center">{t('Orders.keys')}</summary>
      <p>{t('Orders.keysText')}</p>
      <StaffCheck
        label={t('Orders.keysOn')}
        checked={on}
        onChange={(event) => keysOn.set(event.target.checked ? undefined : false)}
      />
    </details>
  )
}

/** Focuses the link of the next or previous order; the first one when none has the focus. */
function moveFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.staff-orders .staff-row-link')]
  const row = document.activeElement?.closest('tr')
  const at = links.findIndex((link) => row?.contains(link))
  const next = links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))]
  next?.focus()
  next?.closest('tr')?.scrollIntoView({ block: 'nearest' })
}
