import { useId } from 'react'
import type { ShownLine } from '@/lib/client/cart'
import { Amount } from './amount'
import { LinePicture } from './line-picture'
import { LineQuantity } from './line-quantity'
import { LineRemove } from './line-remove'
import { LineDetails } from './line-details'
import { roles } from './table-roles'

/** A row of the cart table. */
export function CartTableRow({ shown }: { shown: ShownLine }) {
  const { line, quantity } = shown
  const noteId = useId()
  return (
    <tr {...roles.row}>
      <th {...roles.rowHead} className="cart-product">
        <div className="flex items-center gap-4">
          <LinePicture product={line.product} />
          <LineDetails shown={shown} noteId={noteId} />
        </div>
      </th>
      <td {...roles.cell} className="cart-price">
        <Amount aed={line.product.newPrice} />
      </td>
      <td {...roles.cell} className="cart-quantity">
        <LineQuantity shown={shown} noteId={noteId} />
      </td>
      <td {...roles.cell} className="cart-total">
        <Amount aed={line.total} stale={quantity !== line.quantity} className="font-price text-ink" />
      </td>
      <td {...roles.cell} className="cart-remove">
        <LineRemove shown={shown} />
      </td>
    </tr>
  )
}
