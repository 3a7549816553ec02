'use client'

import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { minus, plus } from '@/components/ui/icons'
import type { DeskLine } from '@/lib/contract/staff-desk'
import { useStaff } from '../kit/translations'
import { Thumbs } from './thumbs'

interface Props {
  line: DeskLine
  quantity: number
  onChange: (quantity: number) => void
}

/** Lowers the quantity of a line, down to none. Its buttons keep the focus at the ends. */
export function QuantityRow({ line: { title, image, quantity: before }, quantity, onChange }: Props) {
  const { t, language } = useStaff()
  const round = buttonClass({ look: 'quiet', size: 'small', round: true })
  const label = t('Edit.quantity', { title: title[language] })
  return (
    <li data-gone={quantity === 0 || undefined}>
      <Thumbs images={[image]} size={52} />
      <div className="grid content-center">
        <bdi className="font-medium">{title[language]}</bdi>
        <span className="text-note text-date-600">{t('Edit.of', { quantity: before })}</span>
      </div>
      <div role="group" aria-label={label} className="flex items-center gap-2">
        <button
          type="button"
          className={round}
          aria-disabled={quantity === 0 || undefined}
          aria-label={`${label} −`}
          onClick={() => quantity > 0 && onChange(quantity - 1)}
        >
          <Icon shape={minus} />
        </button>
        <output aria-live="polite" className="min-w-8 text-center font-semibold">
          {quantity}
        </output>
        <button
          type="button"
          className={round}
          aria-disabled={quantity === before || undefined}
          aria-label={`${label} +`}
          onClick={() => quantity < before && onChange(quantity + 1)}
        >
          <Icon shape={plus} />
        </button>
      </div>
    </li>
  )
}
