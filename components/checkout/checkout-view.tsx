'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ArrivalLine } from '@/components/cart/arrival-line'
import { useCart } from '@/components/cart/use-cart'
import { Button } from '@/components/ui/button'
import { Icon, info, lock } from '@/components/ui/icon'
import { Note } from '@/components/ui/note'
import { TextLink } from '@/components/ui/text-link'
import type { Cart } from '@/lib/client/cart'
import {
  draftStore,
  emailOf,
  freshDraft,
  storedDraft,
  type StoredDraft,
  type NewAddress,
} from '@/lib/client/checkout/draft'
import { prehydrationInput } from '@/lib/client/checkout/prehydration-input'
import { saveAddress } from '@/lib/client/checkout/place'
import type { Address } from '@/lib/contract/address'
import { problemsOf, type CheckoutField, type FieldErrors } from '@/lib/client/checkout/problems'
import { focusInvalidField } from '@/lib/client/announce'
import { onTabMessage } from '@/lib/client/page-events'
import { CARD_LIMITS } from '@/lib/contract/money'
import { notify, ORDERING, settle } from '@/lib/client/toast'
import type { TimeLeft } from '@/lib/i18n/same-day'
import { focusFirst, savedAddressId } from './address-step'
import { CarcassStep } from './carcass-step'
import { ContactStep } from './contact-step'
import { DeleteAddress } from './delete-address'
import { deliveryNoteId, DeliverySteps, isRefused } from './delivery-steps'
import { EmptyCheckout } from './empty-checkout'
import { OrderSummary } from './order-summary'
import { fieldIds } from './field-ids'
import { PaymentStep } from './payment-step'
import { slotFieldId } from './slot-step'
import { useAddresses } from './use-addresses'
import { useDelivery, type Offer } from './use-delivery'
import { usePlaceOrder } from './use-place-order'

interface Props {
  initialCart: Cart
  /** Delivery to the first saved address. */
  initialOffer: Offer | null
  customer: { id: string; email: string; phone: string }
  savedAddresses: Address[]
  cards: boolean
  /** The customer returned from the card page without paying. */
  cancelled: boolean
  /** Time left to order for today, as of rendering. */
  timeLeft: TimeLeft | null
  phone: ReactNode
  terms: ReactNode
  /** The shop's address, for an order that is collected. */
  pickupAddress: string
  /** Whether the shop issues tax invoices. */
  taxInvoices: boolean
  /** Channels whose messages are not sent. */
  unsent?: ('whatsapp' | 'email')[]
}

/** The checkout form. Spec §2 (Checkout), §4, §5. */
export function CheckoutView(props: Props) {
  const { initialCart, initialOffer, customer, savedAddresses, cards, cancelled } = props
  const { timeLeft, phone, terms, pickupAddress, taxInvoices, unsent = [] } = props
  const t = useTranslations('Checkout')
  const { refresh } = useRouter()
  const { cart, lines, blocked } = useCart(initialCart)
  const { addresses, deleteAddress } = useAddresses(savedAddresses)
  const ids = addresses.map(({ id }) => id)
  const [useDraft] = useState(() => draftStore(customer.id, freshDraft(ids)))
  const stored = useDraft()
  // The selected address may have been deleted.
  const isDeleted = stored.addressId !== null && !ids.includes(stored.addressId)
  const { addressId, writing } = isDeleted ? freshDraft(ids) : stored
  const draft = {
    ...stored,
    email: emailOf(stored, customer.email),
    addressId,
    writing,
    wantsInvoice: taxInvoices && stored.wantsInvoice,
  }
  /** Fields that were invalid at the last submit; only these show errors. */
  const [invalidFields, setInvalidFields] = useState<CheckoutField[]>([])
  const [toDelete, setToDelete] = useState<Address | null>(null)
  /** Ordered before the delivery was known; the customer sees the total first. */
  const [early, setEarly] = useState(false)
  const { place, placing, failure, setFailure } = usePlaceOrder(customer)
  const city = writing ? stored.address.city : (addresses.find(({ id }) => id === addressId)?.city ?? '')
  const delivery = useDelivery(cart, { city, initialOffer, chosen: stored.slot ?? null })
  const { offer, slot, isGone } = delivery
  const alertRef = useRef<HTMLParagraphElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const restore = useEffectEvent(() => {
    const { email, address, choices } = prehydrationInput(form.current)
    // The server renders without the stored draft.
    const stored = storedDraft(customer.id).get()
    if (stored) useDraft.setState(stored)
    if (email !== undefined) changeEmail(email)
    if (Object.keys(address).length > 0) changeAddress(address)
    if (Object.keys(choices).length > 0) change(choices)
  })
  // In a layout effect, before a re-render overwrites what was filled in before hydration.
  useLayoutEffect(() => restore(), [useDraft])
  useEffect(() => onTabMessage((kind) => kind === 'profile' && refresh()), [refresh])
  useEffect(() => {
    if (failure?.text) return alertRef.current?.focus()
    const refused = Object.entries(fieldIds).find(([field]) => failure && field in failure.fields)
    if (failure && refused)
      focusInvalidField(document.getElementById(refused[1]), Object.values(failure.fields).join(' '))
  }, [failure])
  // Keeps the selected slot as the one shown; a lost one is replaced only together with its error.
  const wasRefused = Boolean(failure?.fields.slot)
  useEffect(() => {
    if (slot && slot.id !== stored.slot && (!isGone || wasRefused)) useDraft.setState({ slot: slot.id })
  }, [slot, stored.slot, isGone, wasRefused, useDraft])

  /** Saves the new address of an order whose response was lost, as after a response. */
  async function saveNewAddress() {
    if (cart?.pickup || !draft.writing || !draft.address.city) return
    await saveAddress(draft.address).catch(() => undefined)
  }

  if (!cart || (cart.lines.length === 0 && !placing))
    return <EmptyCheckout customerId={customer.id} onFound={saveNewAddress} />

  // Priced for the city, once it is known.
  const priced = offer?.cart ?? cart
  // Select the only available payment.
  const noCard = noCardReason(priced)
  const payment = cart.carcass ? (noCard ? null : 'card') : noCard ? 'cash' : draft.payment
  const problems = problemsOf({ ...draft, payment }, ids, cart.pickup)
  const errors: FieldErrors = {
    ...(isGone && { slot: t('slotGone') }),
    ...failure?.fields,
    ...Object.fromEntries(
      problems.filter(({ field }) => invalidFields.includes(field)).map(({ field, message }) => [field, t(message)]),
    ),
  }

  /** Clears the error of the last attempt; its toast would cover the end of the form on phones. */
  function forgetFailure() {
    setFailure(null)
    setEarly(false)
    settle(ORDERING)
  }

  function change(part: Partial<StoredDraft>) {
    forgetFailure()
    useDraft.setState(part)
  }

  function noCardReason({ carcass, total }: Cart): ReactNode {
    if (!cards) return t('cardUnavailable')
    if (total <= CARD_LIMITS.most) return undefined
    return t.rich(carcass ? 'cardTooMuchCarcass' : 'cardTooMuch', { phone: () => phone })
  }

  function changeEmail(typed: string) {
    change({ email: { typed, replaces: customer.email } })
  }

  /** Merges into the current address, because finding the position takes time. */
  function changeAddress(part: Partial<NewAddress>) {
    forgetFailure()
    useDraft.setState(({ address }) => ({ address: { ...address, ...part } }))
  }

  function submit() {
    if (!cart || placing) return
    setEarly(false)
    if (cart.carcass && noCard) return setFailure({ fields: {}, text: noCard })
    // Render the errors before focusing the field.
    flushSync(() => setInvalidFields(problems.map(({ field }) => field)))
    const [first] = problems
    if (first) {
      notify({ kind: 'error', text: t(first.message), subject: ORDERING, silent: true })
      focusInvalidField(document.getElementById(fieldIds[first.field]), t(first.message))
      return
    }
    if (blocked) return setFailure({ fields: {}, text: t('blocked') })
    if (delivery.pending) {
      delivery.refetch()
      setFailure(null)
      return setEarly(true)
    }
    if (offer && isRefused(offer)) return document.getElementById(deliveryNoteId)?.focus()
    if (offer?.days && !slot) return document.getElementById(slotFieldId)?.focus()
    if (isGone) return setFailure({ fields: { slot: t('slotGone') } })
    const saved = draft.writing ? null : (addresses.find(({ id }) => id === draft.addressId) ?? null)
    const chosen = offer?.days && slot ? slot.id : null
    void place({ draft: { ...draft, payment, slot: chosen }, cart: priced, saved, pickup: pickupAddress })
  }

  return (
    <>
      <h1 className="mb-6 text-h1 text-palm-950">{t('title')}</h1>
      {cancelled && (
        <p role="status" className="mb-6 flex items-start gap-3 rounded-card bg-saffron-100 px-5 py-4 text-low-stock">
          <Icon shape={info} size={22} className="mt-0.5" />
          <span>
            <b className="font-semibold">{t('cancelledTitle')}.</b> {t('cancelled')}
          </span>
        </p>
      )}
      <form
        ref={form}
        method="dialog"
        autoComplete="off"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_25.5rem] xl:gap-10"
      >
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ContactStep
            draft={draft}
            onDraft={change}
            onEmail={changeEmail}
            errors={errors}
            phone={customer.phone}
            pickup={cart.pickup}
            confirms={!unsent.includes('email')}
            taxInvoices={taxInvoices}
          />
          <DeliverySteps
            pickup={cart.pickup}
            offer={offer}
            slot={slot}
            phone={phone}
            pickupAddress={pickupAddress}
            tells={unsent.length < 2}
            draft={draft}
            addresses={addresses}
            onDraft={change}
            onAddress={changeAddress}
            onDelete={setToDelete}
            errors={errors}
          />
          {cart.carcass && !cart.carcassPrepared && <CarcassStep draft={draft} onDraft={change} />}
          <PaymentStep
            chosen={payment}
            onChoose={(chosen) => change({ payment: chosen })}
            carcass={cart.carcass}
            pickup={cart.pickup}
            cards={cards}
            noCard={noCard}
            error={errors.payment}
          />
        </div>
        <OrderSummary cart={priced} lines={lines} ahead={delivery.pending}>
          {!offer?.days && <ArrivalLine cart={priced} initialTime={timeLeft} split />}
          <Note tone="error" ref={alertRef} role="alert" tabIndex={-1} className="outline-none">
            {early ? (
              <span>{t(delivery.pending ? 'deliveryPending' : 'deliveryKnown')}</span>
            ) : (
              failure?.text && (
                <>
                  <span>{failure.text}</span>{' '}
                  {failure.action && <TextLink href={failure.action.href}>{failure.action.label}</TextLink>}
                </>
              )
            )}
          </Note>
          <Button type="submit" size="large" busy={placing} busyLabel={t('loading')}>
            <Icon shape={lock} size={20} />
            <span>{payment === 'card' || cart.carcass ? t('continueToPayment') : t('continue')}</span>
          </Button>
          {terms}
        </OrderSummary>
      </form>
      <DeleteAddress
        address={toDelete}
        onClose={() => setToDelete(null)}
        onDelete={(address) => {
          const next = ids[ids.indexOf(address.id) + 1] ?? ''
          flushSync(() => {
            setToDelete(null)
            if (draft.addressId === address.id) change({ addressId: null })
            void deleteAddress(address)
          })
          focusFirst(savedAddressId(next), fieldIds.saved, fieldIds.firstName)
        }}
      />
    </>
  )
}
