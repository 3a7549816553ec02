import { useLocale, useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { trash } from '@/components/ui/icons'
import { titleOf, type ShownLine } from '@/lib/client/cart'
import { lineButtons } from './focus-line'
import { useLineActions } from './use-line-actions'

/** Focuses the next line before this one is removed. */
function passFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  const place = currentTarget.closest('dialog, main')
  if (!place) return
  const all = lineButtons(place)
  const at = all.indexOf(currentTarget)
  const next = all[at + 1] ?? all[at - 1] ?? place.querySelector<HTMLElement>('[data-cart-heading]')
  next?.focus()
}

/** Removes a line; the toast offers Undo. */
export function LineRemove({ shown: { key, line, saving } }: { shown: ShownLine }) {
  const t = useTranslations('Cart')
  const title = titleOf(line)[useLocale()]
  const { remove } = useLineActions()
  return (
    <button
      type="button"
      data-remove-line={key}
      aria-disabled={saving || undefined}
      aria-label={t('removeOf', { title })}
      onClick={(event) => {
        if (saving) return
        passFocus(event)
        remove(line)
      }}
      className="grid size-11 shrink-0 place-items-center rounded-full text-date-600 hover:bg-sand-100 hover:text-pomegranate-700 aria-disabled:opacity-50"
    >
      <Icon shape={trash} size={20} />
    </button>
  )
}
