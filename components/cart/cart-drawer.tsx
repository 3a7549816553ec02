'use client'

import { NextIntlClientProvider, useTranslations, type AbstractIntlMessages } from 'next-intl'
import { useEffect, useId } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'
import { Icon, lock } from '@/components/ui/icon'
import { cartQuantity, type ShownLine } from '@/lib/client/cart'
import { refetchCart } from '@/lib/client/cart-query'
import { ADDING, settle } from '@/lib/client/toast'
import type { Language } from '@/lib/config/constants'
import { ArrivalLine } from './arrival-line'
import './cart-drawer.css'
import { CartFailure, CartLoading, EmptyCart } from './cart-states'
import { Amount, CartSums } from './cart-sums'
import { PayLink } from './pay-link'
import { useCart } from './use-cart'
import { LineQuantity, LineRemove } from './line-controls'
import { LineDetails, LinePicture } from './line-details'

interface Props {
  language: Language
  messages: AbstractIntlMessages
  open: boolean
  onClose: () => void
}

/** The cart drawer at the inline end, 450 px wide: lines, sums, Pay and View Cart. Spec §2. */
export function CartDrawer({ language, messages, open, onClose }: Props) {
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="Asia/Dubai">
      <Drawer open={open} onClose={onClose} />
    </NextIntlClientProvider>
  )
}

function Drawer({ open, onClose }: Pick<Props, 'open' | 'onClose'>) {
  const t = useTranslations('Cart')
  const { cart, lines, ahead, blocked, failed } = useCart()
  useEffect(() => {
    if (!open) return
    settle(ADDING)
    refetchCart()
  }, [open])
  return (
    <Dialog open={open} onClose={onClose} shape="drawer" labelledBy="cart-drawer-title" closeLabel={t('close')}>
      <div className="flex min-h-dvh flex-col">
        <h2
          id="cart-drawer-title"
          data-cart-heading
          tabIndex={-1}
          className="flex min-h-11 items-center gap-2 ps-5 pe-20 pt-5 pb-5 text-h2 text-palm-950 outline-none"
        >
          {t('title')}
          {cart && (
            <span className="text-h3 font-normal [letter-spacing:0] text-date-600">{`(${cartQuantity(cart.lines)})`}</span>
          )}
        </h2>
        {cart && lines.length === 0 && (
          <div className="grid flex-1 place-items-center">
            <EmptyCart onLeave={onClose} />
          </div>
        )}
        {cart && lines.length > 0 && (
          <>
            <ArrivalLine cart={cart} className="mx-5" />
            <ul className="flex-1 px-5">
              {lines.map((shown) => (
                <LineRow key={shown.key} shown={shown} onLeave={onClose} />
              ))}
            </ul>
            <div ref={scrollAboveFooter} className="cart-foot">
              <CartSums cart={cart} ahead={ahead} />
              {cart.carcass && <p className="text-small font-semibold text-palm-950">{t('cardOnly')}</p>}
              <PayLink blocked={blocked} onLeave={onClose}>
                <Icon shape={lock} size={20} />
                {/* The space must share a text node: screen readers skip one of its own. */}
                <span>{`${t('pay')} `}</span>
                <Amount fils={cart.total} stale={ahead} />
              </PayLink>
              <ButtonLink href="/cart" look="quiet" onClick={onClose}>
                {t('viewCart')}
              </ButtonLink>
            </div>
          </>
        )}
        {!cart && (failed ? <CartFailure onLeave={onClose} /> : <CartLoading />)}
      </div>
    </Dialog>
  )
}

/** Ref callback of a dialog's footer: while it is sticky, toasts and the focused element stay above it. */
function scrollAboveFooter(footer: HTMLElement | null) {
  const dialog = footer?.closest('dialog')
  if (!footer || !dialog) return undefined
  const watch = new ResizeObserver(() => {
    const height = getComputedStyle(footer).position === 'sticky' ? footer.offsetHeight : 0
    dialog.style.setProperty('--buy-bar', `${height}px`)
    dialog.style.setProperty('scroll-padding-block-end', 'calc(var(--buy-bar) + 1rem)')
  })
  watch.observe(footer)
  return () => {
    watch.disconnect()
    dialog.style.removeProperty('--buy-bar')
    dialog.style.removeProperty('scroll-padding-block-end')
  }
}

function LineRow({ shown, onLeave }: { shown: ShownLine; onLeave: () => void }) {
  const { line, quantity } = shown
  const noteId = useId()
  return (
    <li className="flex gap-3 border-b border-sand-200 py-5 last:border-0">
      <LinePicture line={line} onLeave={onLeave} />
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-3">
        <div className="flex items-start justify-between gap-2">
          <LineDetails shown={shown} noteId={noteId} onLeave={onLeave} heading="h3" />
          <span className="-me-2.5 -mt-2">
            <LineRemove shown={shown} />
          </span>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <LineQuantity shown={shown} noteId={noteId} />
          <span className="ms-auto">
            <Amount
              fils={line.total}
              stale={quantity !== line.quantity}
              className="text-[1.0625rem] font-price text-ink"
            />
          </span>
        </div>
      </div>
    </li>
  )
}
