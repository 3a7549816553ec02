'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { bag } from '@/components/ui/icons'
import { useTranslate } from '@/components/translations/translations'
import { call } from '@/lib/client/call'
import { CallError } from '@/lib/client/call-error'
import { cart, showCart, type Cart } from '@/lib/client/cart'
import { reconcileCart, lineQuantity } from '@/lib/client/reconcile-cart'
import { errorText } from '@/lib/client/error-text'
import { signInAndReturnPath } from '@/lib/client/intent'
import { ADDING, notify } from '@/lib/client/toast'
import { comma } from '@/lib/i18n/comma'
import { ordersHref } from '@/lib/config/routes'

interface Props {
  code: string
  /** `title` in the page's language. */
  lines: { productId: string; title: string; color: string | null; quantity: number }[]
}

/** Lines that were tried, and the titles of those the shop could not give. */
interface Progress {
  count: number
  missing: string[]
}

const NOTHING: Progress = { count: 0, missing: [] }

/** Puts what was ordered into the cart once more, at today's prices; says what the shop does not have now. */
export function BuyAgain({ code, lines }: Props) {
  const t = useTranslations('Orders')
  const say = useTranslate()
  const language = useLocale()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** How far it has come: cut off, the next press goes on where this one ended. */
  const done = useRef(NOTHING)

  async function buy() {
    setBusy(true)
    setProblem(null)
    try {
      for (const line of lines.slice(done.current.count)) {
        const { count, missing } = done.current
        done.current = { count: count + 1, missing: (await put(line)) ? missing : [...missing, line.title] }
      }
      const { missing } = done.current
      done.current = NOTHING
      if (missing.length > 0) setProblem(t('notAgain', { titles: [...new Set(missing)].join(comma(language)) }))
      if (missing.length < lines.length) said()
    } catch (thrown) {
      fail(thrown)
    } finally {
      setBusy(false)
    }
  }

  function said() {
    const action = { label: say('Cart.view'), href: '/cart' }
    notify({ kind: 'success', text: say('Cart.AddedSusseccfully'), action, subject: ADDING })
  }

  function fail(thrown: unknown) {
    if (thrown instanceof CallError && thrown.status === 401) {
      const action = { label: say('Header.signIn'), href: signInAndReturnPath(ordersHref) }
      return notify({ kind: 'signIn', text: t('signedOut'), action, subject: ADDING })
    }
    setProblem(errorText(thrown, { offline: say('Errors.offline'), fallback: say('Errors.fallback') }))
  }

  return (
    <div className="mt-4">
      <Button look="quiet" size="small" busy={busy} aria-label={t('buyAgainOf', { code })} onClick={buy}>
        <Icon shape={bag} size={18} />
        <span>{t('buyAgain')}</span>
      </Button>
      <p role="alert" className="text-small text-pomegranate-700 empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** Puts one line into the cart; false when the shop has no such product any more, or not so many of it. */
async function put({ productId, color, quantity }: Props['lines'][number]): Promise<boolean> {
  const before = cart.getState().cart
  const isIn = (now: Cart) =>
    before !== null && lineQuantity(now, productId, color) === lineQuantity(before, productId, color) + quantity
  try {
    showCart(
      await reconcileCart(call('addCart', { body: { productId, color, quantity }, keepalive: true }), isIn),
      true,
    )
    return true
  } catch (thrown) {
    if (thrown instanceof CallError && [400, 404, 409].includes(thrown.status)) return false
    throw thrown
  }
}
