import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CallError, errorText, hasStatus } from '@/lib/client/api-client'
import { currentLines, fetchCart, showCart } from '@/lib/client/cart-query'
import {
  afterOrder,
  forgetRefused,
  recordUnconfirmedOrder,
  wasSubmitted,
} from '@/lib/client/checkout/unconfirmed-orders'
import type { CheckoutDraft } from '@/lib/client/checkout/draft'
import { placeOrder, saveAddress, toCardPage, type SubmittedOrder } from '@/lib/client/checkout/place'
import { refusedFields, type FieldErrors } from '@/lib/client/checkout/problems'
import { signInAndReturnPath } from '@/lib/client/intent'
import { getQueryClient, queryKeys } from '@/lib/client/query-client'
import { onPageRestore, onReconnect } from '@/lib/client/page-events'
import { notify, ORDERING } from '@/lib/client/toast'
import { ordersHref } from '@/lib/config/routes'

/** Why no order was placed: field errors, or a general text. */
interface RefusedOrder {
  fields: FieldErrors
  text?: ReactNode
  action?: { label: string; href: string }
  /** Caused by a lost connection: cleared when the connection is back. */
  offline?: boolean
}

/** Places the order, saves the new address, and navigates to the thank-you or the card page. Reports errors; keeps what was typed. Spec §4, §8. */
export function usePlaceOrder(customer: { id: string; phone: string }) {
  const t = useTranslations()
  const language = useLocale()
  const router = useRouter()
  const [placing, setPlacing] = useState(false)
  const [failure, setFailure] = useState<RefusedOrder | null>(null)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => void (left.current = true)
  }, [])

  // Re-enable the button on return from the card page via the back/forward cache.
  useEffect(() => onPageRestore(() => setPlacing(false)), [])

  useEffect(() => onReconnect(() => setFailure((shown) => (shown?.offline ? null : shown))), [])

  async function place({ draft, cart, saved, pickup }: Omit<SubmittedOrder, 'customer' | 'language'>): Promise<void> {
    setPlacing(true)
    setFailure(null)
    const first = draft.payment === 'cash' && recordUnconfirmedOrder(customer.id, cart.lines)
    try {
      const placed = await placeOrder({ draft, cart, customer, saved, pickup, language })
      const saving = saved || cart.pickup ? undefined : saveNewAddress(draft)
      if (placed.kind === 'pay') {
        // The card page would end it in a browser without keepalive.
        await saving
        // Do not redirect a customer who left meanwhile. An unpaid card order expires.
        return left.current ? undefined : await toCardPage(placed)
      }
      const orders = { label: t('Checkout.myOrders'), href: ordersHref }
      const action = left.current ? orders : undefined
      notify({ kind: 'success', text: t('Checkout.CreatedSuccessfullyCOD'), subject: ORDERING, action })
      afterOrder(customer.id)
      if (!left.current) router.push(`/thank-you?order=${placed.id}`)
    } catch (thrown) {
      setPlacing(false)
      // Refused at the first attempt, so no earlier attempt with these lines can have succeeded.
      if (first && thrown instanceof CallError && thrown.refused) forgetRefused(customer.id, cart.lines)
      await explain(thrown, draft)
    }
  }

  /** Saves the new address. The order is already placed, so a failure shows only a toast. */
  async function saveNewAddress({ address }: CheckoutDraft): Promise<void> {
    try {
      await saveAddress(address)
      notify({ kind: 'success', text: t('Checkout.AddNewAddressSusseccfully') })
      void getQueryClient().invalidateQueries({ queryKey: queryKeys.addresses })
    } catch (thrown) {
      notify({ kind: 'error', text: errorText(thrown, t, t('Checkout.SomethingWentWrong')) })
    }
  }

  async function explain(thrown: unknown, draft: CheckoutDraft): Promise<void> {
    if (hasStatus(thrown, 401)) {
      const text = t('Checkout.YouAreNotLogin')
      const action = { label: t('Header.signIn'), href: signInAndReturnPath('/demo') }
      setFailure({ fields: {}, text, action })
      return notify({ kind: 'signIn', text, subject: ORDERING, ...(left.current ? { action } : { silent: true }) })
    }
    // Stock, a price or a slot changed: show the current ones.
    if (hasStatus(thrown, 409)) await fetchCart().then(showCart, () => undefined)
    if (hasStatus(thrown, 409) || hasStatus(thrown, 422))
      await getQueryClient().invalidateQueries({ queryKey: queryKeys.delivery })
    // An order without response may have emptied the cart: `EmptyCheckout` finds it.
    if (wasSubmitted(customer.id) && currentLines().length === 0) return
    const text = errorText(thrown, t, t('Checkout.SomethingWentWrong'))
    const fields = refusedFields(thrown, draft)
    setFailure(Object.keys(fields).length > 0 ? { fields } : { fields, text, offline: hasStatus(thrown, 0) })
    // The page announces it, unless it was left.
    notify({ kind: 'error', text, subject: ORDERING, silent: !left.current })
  }

  return { place, placing, failure, setFailure }
}
