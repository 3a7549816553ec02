import { useLocale, useTranslations } from 'next-intl'
import { Stepper } from '@/components/ui/stepper'
import { titleOf, type ShownLine } from '@/lib/client/cart-line'
import { useLineActions } from './use-line-actions'

/** The pieces of a line, saved a second after the last change; of what ran out there is nothing to choose. Spec §4. */
export function LineQuantity({ shown }: { shown: ShownLine }) {
  const { line, quantity, saving, ranOut } = shown
  const t = useTranslations()
  const title = titleOf(line)[useLocale()]
  const { change } = useLineActions()
  if (ranOut)
    return (
      <span className="rtl:text-base inline-flex min-h-9 items-center rounded-full bg-sand-200 px-3.5 text-small font-nav text-date-700">
        {t('Cart.ranOutBadge')}
      </span>
    )
  return (
    <Stepper
      value={quantity}
      onChange={(wanted) => change(line, wanted)}
      saving={saving}
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
