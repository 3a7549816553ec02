'use client'

import { memo, useEffect, useId, useRef, useState } from 'react'
import type { DeskProduct } from '@/lib/contract/staff-products'
import { STOCK_LOW } from '@/lib/config/constants'
import { formatAmount } from '@/lib/i18n/price'
import { fromAed } from '@/lib/contract/money'
import { imageAddress } from '@/lib/media/address'
import { useStaff } from '../kit/translations'
import { numberOf } from './editor-values'
import { Switch } from './switch'
import { StaffLink } from '../kit/links'
import { Picture } from '../kit/picture'
import { SelectBox } from '../kit/selection'

export interface RowChange {
  price?: number
  stock?: number
  visible?: boolean
}

interface Props {
  product: DeskProduct
  onChange: (id: string, change: RowChange) => void
}

/** One product of the list, drawn again only when it changes. Price and stock of a product with sizes are changed in its editor. */
export const ProductRow = memo(function ProductRow({ product, onChange }: Props) {
  const { t, language } = useStaff()
  const { id, image, sizes, price, stock, visible, translated, category, subcategory } = product
  const title = product.title[language] || product.title.en
  const place = [category, subcategory].flatMap((one) => (one ? [one[language]] : [])).join(' › ')
  return (
    <tr>
      <td>
        <SelectBox id={id} label={t('Products.select', { title })} />
      </td>
      <th scope="row">
        <span className="flex items-center gap-3">
          <Picture image={image && imageAddress(image)} className="size-14 rounded-[0.875rem]" lazy />
          <span className="min-w-0">
            <StaffLink href={`/staff/products/${id}`} className="staff-row-link">
              <bdi>{title}</bdi>
            </StaffLink>
            <span className="staff-quiet">
              {place || t('Products.noCategory')}
              {sizes > 0 && ` · ${t('Products.sizeCount', { count: sizes })}`}
            </span>
            {!translated && <span className="staff-chip">{t('Products.untranslated')}</span>}
          </span>
        </span>
      </th>
      <td data-label={t('Products.price')}>
        {sizes > 0 ? (
          <span>
            {t('Products.from')} <bdi dir="ltr">{formatAmount(fromAed(price))}</bdi>
          </span>
        ) : (
          <Cell
            label={t('Products.priceOf', { title })}
            value={price.toFixed(2)}
            read={(text) => (/^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : null)}
            onSet={(to) => onChange(id, { price: to })}
          />
        )}
      </td>
      <td data-label={t('Products.stock')}>
        {sizes > 0 ? (
          stock
        ) : (
          <Cell
            label={t('Products.stockOf', { title })}
            value={String(stock)}
            low={stock <= STOCK_LOW}
            read={(text) => (/^\d{1,6}$/.test(text) ? Number(text) : null)}
            onSet={(to) => onChange(id, { stock: to })}
          />
        )}
      </td>
      <td data-label={t('Products.onSale')}>
        <Switch
          label={t('Products.visibleOf', { title })}
          checked={visible}
          onChange={(to) => onChange(id, { visible: to })}
        />
      </td>
    </tr>
  )
})

interface CellProps {
  label: string
  value: string
  low?: boolean
  /** Null for a text that is no value. */
  read: (text: string) => number | null
  onSet: (value: number) => void
}

/**
 * A number of the list that is changed in place: saved by Enter or on leaving the field, restored by Escape. A text that is no value
 * stays to be corrected.
 */
function Cell({ label, value, low = false, read, onSet }: CellProps) {
  const { t } = useStaff()
  const error = useId()
  const field = useRef<HTMLInputElement>(null)
  /** What is being typed, which stays whatever arrives meanwhile; null for nothing. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  // A new value is typed over, as on coming to the field.
  useEffect(() => {
    if (field.current === document.activeElement && field.current?.value === value) field.current.select()
  }, [value])
  const type = (text: string | null) => {
    setTyped(text)
    setWrong(false)
  }
  const save = () => {
    const changed = typed === null || typed.trim() === '' || typed === value ? null : typed
    const to = changed === null ? null : read(numberOf(changed).toString())
    if (changed !== null && to === null) return setWrong(true)
    type(null)
    if (to !== null) onSet(to)
  }
  return (
    <>
      <input
        ref={field}
        className="staff-cell"
        data-low={low || undefined}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? error : undefined}
        value={typed ?? value}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') type(null)
          if (event.key === 'Enter') save()
        }}
        onBlur={save}
      />
      {isWrong && (
        <span id={error} role="alert" className="mt-1 block text-note text-pomegranate-700">
          {t('Errors.invalid')}
        </span>
      )}
    </>
  )
}
