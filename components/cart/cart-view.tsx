'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { cartQuantity, type Cart, type ShownLine } from '@/lib/client/cart'
import type { TimeLeft } from '@/lib/i18n/same-day'
import { ArrivalLine } from './arrival-line'
import { Amount, CartSums } from './cart-sums'
import { EmptyCart } from './cart-states'
import { PayLink } from './pay-link'
import { useCart } from './use-cart'
import { LineQuantity, LineRemove } from './line-controls'
import { LineDetails, LinePicture } from './line-details'
import './cart.css'

interface Props {
  initialCart: Cart
  /** Time left to order for today, as of rendering. */
  timeLeft: TimeLeft | null
}

/** The cart page: a table, shown as cards on phones, and the sums beside it. Spec §2. */
export function CartView({ initialCart, timeLeft }: Props) {
  const t = useTranslations('Cart')
  const { cart, lines, ahead, blocked } = useCart(initialCart)
  const empty = !cart || lines.length === 0
  const emptied = useRef<HTMLDivElement>(null)
  const wasEmpty = useRef(empty)
  useEffect(() => {
    // The focused element was removed with the last line.
    if (empty && !wasEmpty.current) emptied.current?.focus()
    wasEmpty.current = empty
  }, [empty])

  if (empty)
    return (
      <div ref={emptied} tabIndex={-1} className="py-10 outline-none">
        <EmptyCart heading="h1" />
      </div>
    )
  return (
    <>
      <h1 data-cart-heading tabIndex={-1} className="text-h1 text-palm-950 outline-none">
        {/* The space must share a text node: screen readers skip one of its own. */}
        {`${t('title')} `}
        <span className="text-h3 font-normal [letter-spacing:0] text-date-600">
          {t('pieces', { count: cartQuantity(cart.lines) })}
        </span>
      </h1>
      <div className="cart-room">
        <div className="cart-page">
          <div className="cart-panel">
            <CartTable lines={lines} />
          </div>
          <section className="cart-sums" aria-label={t('finalTotal')}>
            <CartSums cart={cart} ahead={ahead} />
            {(cart.vat === null || !cart.pickup) && (
              <p className="text-small text-date-600">{cart.vat === null ? t('note') : t('noteWithoutVat')}</p>
            )}
            {cart.carcass && <p className="text-small font-semibold text-palm-950">{t('cardOnly')}</p>}
            <ArrivalLine cart={cart} initialTime={timeLeft} />
            <PayLink blocked={blocked}>{t('proceed')}</PayLink>
            <TextLink href="/shop" className="self-center">
              {t('keepShopping')}
            </TextLink>
          </section>
        </div>
      </div>
    </>
  )
}

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
function CartTable({ lines }: { lines: ShownLine[] }) {
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
