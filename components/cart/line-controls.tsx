import { useLocale, useTranslations } from 'next-intl'
import { useEffect, type MouseEvent } from 'react'
import { Icon, trash } from '@/components/ui/icon'
import { Stepper } from '@/components/ui/stepper'
import type { ShownLine } from '@/lib/client/cart'
import { noteRefusal } from '@/lib/client/cart-edits'
import { lineButtons, useLineActions } from './use-line-actions'

/** Quantity stepper of a line, saved one second after the last change; resets to the server's quantity below 1. Sold out: a badge. `noteId`: id of the error in `LineDetails`. Spec §4. */
export function LineQuantity({ shown, noteId }: { shown: ShownLine; noteId: string }) {
  const { key, line, quantity, saving, ranOut, withdrawn, tooMany, refusal } = shown
  const t = useTranslations()
  const title = line.title[useLocale()]
  const { change } = useLineActions()
  useEffect(() => () => noteRefusal(key, null), [key])
  if (ranOut)
    return (
      <span className="inline-flex min-h-9 items-center rounded-full bg-sand-200 px-3 text-small font-nav whitespace-nowrap text-date-700">
        {t('Cart.ranOutBadge')}
      </span>
    )
  return (
    <Stepper
      value={quantity}
      onChange={(wanted) => void change(line, wanted)}
      reset={line.quantity}
      saving={saving}
      describedBy={withdrawn || tooMany || refusal ? noteId : undefined}
      size="small"
      labels={{
        quantity: t('Cart.quantityOf', { title }),
        less: t('Quantity.less'),
        more: t('Quantity.more'),
        saving: t('Quantity.saving'),
      }}
    />
  )
}

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
  const title = line.title[useLocale()]
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
        void remove(line)
      }}
      className="grid size-11 shrink-0 place-items-center rounded-full text-date-600 hover:bg-sand-100 hover:text-pomegranate-700 aria-disabled:opacity-50"
    >
      <Icon shape={trash} size={20} />
    </button>
  )
}
