'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { cartQuantity, type Cart } from '@/lib/client/cart'
import type { TimeLeft } from '@/lib/i18n/same-day'
import { ArrivalLine } from './arrival-line'
import { CartSums } from './cart-sums'
import { CartTable } from './cart-table'
import { EmptyCart } from './cart-states'
import { PayLink } from './pay-link'
import { useCart } from './use-cart'
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
            <p className="text-small text-date-600">{cart.vat === null ? t('note') : t('noteWithoutVat')}</p>
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
