import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Stepper } from '@/components/ui/stepper'
import { noteRefusal } from '@/lib/client/cart-edits'
import { titleOf, type ShownLine } from '@/lib/client/cart'
import { useLineActions } from './use-line-actions'

/** Quantity stepper of a line, saved one second after the last change; resets to the server's quantity below 1. Sold out: a badge. `noteId`: id of the error in `LineDetails`. Spec §4. */
export function LineQuantity({ shown, noteId }: { shown: ShownLine; noteId: string }) {
  const { key, line, quantity, saving, ranOut, tooMany, refusal } = shown
  const t = useTranslations()
  const title = titleOf(line)[useLocale()]
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
      onChange={(wanted) => change(line, wanted)}
      reset={line.quantity}
      saving={saving}
      describedBy={tooMany || refusal ? noteId : undefined}
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
