import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { call } from '@/lib/client/call'
import { CallError } from '@/lib/client/call-error'
import { cart as shown, showCart, type Cart } from '@/lib/client/cart'
import { afterOrder } from '@/lib/client/checkout/after-order'
import type { CheckoutDraft } from '@/lib/client/checkout/draft'
import { newAddressFields, placeOrder, type SavedAddress } from '@/lib/client/checkout/place'
import { refusedFields, type FieldErrors } from '@/lib/client/checkout/problems'
import { forgetRefused, recordUnconfirmedOrder, wasSubmitted } from '@/lib/client/checkout/sent'
import { errorText } from '@/lib/client/error-text'
import { noteLeaving } from '@/lib/client/note-leaving'
import { signInAndReturnPath } from '@/lib/client/intent'
import { notify, ORDERING } from '@/lib/client/toast'
import { ordersHref } from '@/lib/config/routes'
import { toCardPage } from '@/lib/client/checkout/card-page'

/** Why no order was placed: said at the fields it concerns, else as a whole. */
export interface RefusedOrder {
  fields: FieldErrors
  text?: ReactNode
  /** What mends it. */
  action?: { label: string; href: string }
}

interface Given {
  draft: CheckoutDraft
  cart: Cart
  saved: SavedAddress | null
}

/** Places the order, keeps the new address, and goes on to the thanks or the card page. What fails says so; nothing typed is lost. Spec §4, §8. */
export function usePlaceOrder(customer: { id: string; phone: string }) {
  const t = useTranslations()
  const language = useLocale()
  const router = useRouter()
  const [placing, setPlacing] = useState(false)
  const [failure, setFailure] = useState<RefusedOrder | null>(null)
  const running = useRef(false)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => void (left.current = true)
  }, [])

  // Back from the card page, out of the browser's memory: the button works again.
  useEffect(() => {
    const awake = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      running.current = false
      setPlacing(false)
    }
    addEventListener('pageshow', awake)
    return () => removeEventListener('pageshow', awake)
  }, [])

  async function place({ draft, cart, saved }: Given): Promise<void> {
    if (running.current) return
    running.current = true
    setPlacing(true)
    setFailure(null)
    const links = noteLeaving()
    const isGone = () => left.current || links.isGone()
    const first = draft.payment === 'cash' && recordUnconfirmedOrder(customer.id, cart.data)
    try {
      const placed = await placeOrder({ draft, cart, customer, saved, language })
      if (!saved) await keepAddress(draft)
      // Who has gone on meanwhile is left alone. A card order that nobody pays ends by itself.
      if (placed.kind === 'pay') return isGone() ? undefined : await toCardPage(placed)
      const orders = { label: t('Checkout.myOrders'), href: ordersHref }
      notify({
        ...{ kind: 'success', text: t('Checkout.CreatedSuccessfullyCOD'), subject: ORDERING },
        ...(isGone() && { action: orders }),
      })
      afterOrder(customer.id)
      if (!isGone()) router.push(`/thank-you?order=${placed.id}`)
    } catch (thrown) {
      running.current = false
      setPlacing(false)
      // An answer, and none to these goods before it can have been lost.
      if (first && thrown instanceof CallError && thrown.refused) forgetRefused(customer.id, cart.data)
      await explain(thrown, draft, isGone)
    } finally {
      links.stop()
    }
  }

  /** The order stands already: an address that could not be kept is only mentioned. */
  async function keepAddress(draft: CheckoutDraft): Promise<void> {
    try {
      await call('addAddress', { body: newAddressFields(draft.address) })
      notify({ kind: 'success', text: t('Checkout.AddNewAddressSusseccfully') })
    } catch (thrown) {
      notify({ kind: 'error', text: errorText(thrown, words()) })
    }
  }

  async function explain(thrown: unknown, draft: CheckoutDraft, isGone: () => boolean): Promise<void> {
    if (thrown instanceof CallError && thrown.status === 401) {
      const text = t('Checkout.YouAreNotLogin')
      const action = { label: t('Header.signIn'), href: signInAndReturnPath('/demo') }
      setFailure({ fields: {}, text, action })
      return notify({ kind: 'signIn', text, subject: ORDERING, ...(isGone() ? { action } : { silent: true }) })
    }
    // Somebody else bought the last one, or a price changed: show the cart as it is now.
    if (thrown instanceof CallError && thrown.status === 409) await call('getCart').then(showCart, () => undefined)
    // Perhaps by an order that was placed without an answer: it is looked for (see `EmptyCheckout`).
    if (wasSubmitted(customer.id) && shown.getState().cart?.data.length === 0) return
    const text = errorText(thrown, words())
    const fields = refusedFields(thrown, draft)
    setFailure(Object.keys(fields).length > 0 ? { fields } : { fields, text })
    // Read out where it stands, unless that was left.
    notify({ kind: 'error', text, subject: ORDERING, silent: !isGone() })
  }

  function words() {
    return { offline: t('Errors.offline'), fallback: t('Checkout.SomethingWentWrong') }
  }

  return { place, placing, failure, setFailure }
}
