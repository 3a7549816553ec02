'use client'

import { useId } from 'react'
import { Price } from '@/components/ui/price'
import { useTranslate } from '@/components/translations/translations'
import { enquiryPriceKind } from '@/lib/i18n/price-kind'
import { useChoice } from './choice-scope'
import { useRadioGroup } from './use-radio-group'

/** The sizes of a product with their prices, as radio buttons; sold-out ones can be chosen, not bought. */
export function SizeChoice({ label }: { label: string }) {
  const { product, choice, setChoice } = useChoice()
  const translate = useTranslate()
  const name = useId()
  const choose = (size: string) => setChoice((now) => ({ ...now, size }))
  const place = useRadioGroup(choice.size ?? '', choose)
  return (
    <fieldset ref={place} className="mb-5 min-w-0">
      <legend className="mb-2.5 text-small font-bold text-ink">{label}</legend>
      <div className="size-chips">
        {product.sizes.map(({ id, name: sizeName, price, oldPrice, stock }) => (
          <label key={id} className="size-chip" data-sold-out={(stock <= 0 && !product.enquiry) || undefined}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === choice.size}
              onChange={() => choose(id)}
              className="sr-only"
            />
            <span className="flex flex-wrap justify-between gap-x-3">
              <bdi className="font-bold">{sizeName}</bdi>
              {stock <= 0 && !product.enquiry && <span className="text-date-700">{translate('Product.soldOut')}</span>}
            </span>
            <Price
              price={price}
              oldPrice={oldPrice}
              kind={product.enquiry || price === 0 ? enquiryPriceKind(price) : null}
              size="line"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
