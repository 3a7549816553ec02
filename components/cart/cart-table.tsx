import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { ShownLine } from '@/lib/client/cart'
import { Amount } from './cart-sums'
import { LineQuantity, LineRemove } from './line-controls'
import { LineDetails, LinePicture } from './line-details'

/** Explicit table roles: some browsers drop the implicit ones when CSS lays the table out as cards. */
const roles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/** The table of the cart page, shown as cards on phones. */
export function CartTable({ lines }: { lines: ShownLine[] }) {
  const t = useTranslations('Cart')
  return (
    <table {...roles.table} className="cart-table">
      <thead {...roles.rows}>
        <tr {...roles.row}>
          {(['product', 'price', 'quantity', 'total'] as const).map((name) => (
            <th key={name} {...roles.columnHead}>
              {t(name)}
            </th>
          ))}
          <th {...roles.columnHead}>
            <span className="sr-only">{t('remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody {...roles.rows}>
        {lines.map((shown) => (
          <CartTableRow key={shown.key} shown={shown} />
        ))}
      </tbody>
    </table>
  )
}

function CartTableRow({ shown }: { shown: ShownLine }) {
  const { line, quantity } = shown
  const noteId = useId()
  return (
    <tr {...roles.row}>
      <th {...roles.rowHead} className="cart-product">
        <div className="flex items-center gap-4">
          <LinePicture line={line} />
          <LineDetails shown={shown} noteId={noteId} />
        </div>
      </th>
      <td {...roles.cell} className="cart-price">
        <Amount fils={line.price} />
      </td>
      <td {...roles.cell} className="cart-quantity">
        <LineQuantity shown={shown} noteId={noteId} />
      </td>
      <td {...roles.cell} className="cart-total">
        <Amount fils={line.total} stale={quantity !== line.quantity} className="font-price text-ink" />
      </td>
      <td {...roles.cell} className="cart-remove">
        <LineRemove shown={shown} />
      </td>
    </tr>
  )
}
