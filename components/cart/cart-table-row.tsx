import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { ShownLine } from '@/lib/client/cart-line'
import { Amount } from './amount'
import { LinePicture } from './line-picture'
import { LineQuantity } from './line-quantity'
import { LineRemove } from './line-remove'
import { LineWords } from './line-words'

/** A line of the cart's table: product, price, quantity, total, remove. */
export function CartTableRow({ shown }: { shown: ShownLine }) {
  const { line, quantity } = shown
  const t = useTranslations('Cart')
  const noteId = useId()
  return (
    <tr>
      <td className="cart-product">
        <div className="flex items-center gap-4">
          <LinePicture product={line.product} />
          <LineWords shown={shown} noteId={noteId} />
        </div>
      </td>
      <td className="cart-price">
        <span className="sr-only">{t('price')}: </span>
        <Amount aed={line.product.newPrice} />
      </td>
      <td className="cart-quantity">
        <LineQuantity shown={shown} noteId={noteId} />
      </td>
      <td className="cart-total">
        <Amount aed={line.total} stale={quantity !== line.quantity} className="font-price text-ink" />
      </td>
      <td className="cart-remove">
        <LineRemove shown={shown} />
      </td>
    </tr>
  )
}
