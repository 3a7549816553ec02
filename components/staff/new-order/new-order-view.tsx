'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { City } from '@/lib/contract/address'
import type { PreparationKind } from '@/lib/contract/selling'
import { PhoneQuote, PlacedByPhone, type PhoneOrderBody } from '@/lib/contract/staff-phone-order'
import { storedPhone } from '@/lib/i18n/phone'
import { formatPrice } from '@/lib/i18n/price'
import { ConfirmButton } from '../kit/confirm'
import { Failure } from '../kit/failure'
import { StaffForm } from '../kit/form'
import { staffCall, StaffCallError } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { useRefused } from '../kit/use-refused'
import { Sum } from '../orders/sum'
import { AddressCard, type AddressField, type QuoteFor } from './address-card'
import { useDraft, wireLines } from './draft'
import { ProductsCard } from './products-card'
import { PageTitle } from '../kit/page-title'

interface Props {
  /** Names of cities and of the butcher's questions. */
  cities: Record<City, string>
  questions: Record<PreparationKind, string>
}

interface Placed {
  key: string
  body: PhoneOrderBody
}

/** Time in which a quote stays right, ms; other customers buy meanwhile. */
const FRESH = 15_000

/** Takes an order by phone: the customer by number, products, address and slot; paid in cash. */
export function NewOrderView({ cities, questions }: Props) {
  const { t, language } = useStaff()
  const router = useRouter()
  const [draft, change] = useDraft()
  const phone = storedPhone(draft.phone)
  const asked = { phone, city: draft.city, lines: wireLines(draft.lines) }
  const quote = useQuery({
    queryKey: ['phone-quote', asked],
    queryFn: async (): Promise<QuoteFor> => ({ ...(await staffCall(PhoneQuote, 'POST /orders/quote', asked)), phone }),
    placeholderData: (before) => before,
    staleTime: FRESH,
  })
  const place = useChange(
    ({ key, body }: Placed) => staffCall(PlacedByPhone, 'POST /orders', body, { 'idempotency-key': key }),
    // Also when the page was left meanwhile.
    { onSuccess: (_, { key }) => change(null, key) },
  )
  const { form, isRefused } = useRefused<AddressField>(place.error, draft)
  /** Sent, and not refused so far: asked for again it must be the same, also when it took the last of a slot or product. */
  const sent = useRef<Placed | null>(null)
  const slots = quote.data?.slots ?? null
  const slot = slots?.some(({ id }) => id === draft.slot) ? draft.slot : null
  const total = quote.data?.total ?? 0
  const submit = () => {
    if (!phone) return
    const { firstName, lastName, address, city, link, note, email, language: told } = draft
    const body = {
      ...{ phone, email, language: told, lines: wireLines(draft.lines), slot, total },
      address: { firstName, lastName, address, city, link, appartement: note },
    }
    if (sent.current?.key !== draft.key) sent.current = { key: draft.key, body }
    place.mutate(sent.current, {
      onSuccess: ({ code }) => router.push(`/staff/orders/${code}`),
      onError: (error) => {
        const isUnknown = error instanceof StaffCallError && ['offline', 'fallback'].includes(error.code)
        if (!isUnknown) sent.current = null
        // A price or a slot may have gone meanwhile.
        void quote.refetch()
      },
    })
  }
  return (
    <StaffForm ref={form} className="block" onSubmit={submit}>
      <PageTitle title={t('Phone.title')}>
        <ConfirmButton
          look="quiet"
          size="small"
          className="ms-auto"
          action={t('Phone.clear')}
          text={t('Phone.clearText')}
          onConfirm={async () => change(null)}
        />
      </PageTitle>
      <div className="staff-columns">
        <div className="grid content-start gap-5">
          <ProductsCard
            lines={draft.lines}
            quote={quote.data}
            questions={questions}
            onChange={(lines) => change({ lines })}
          />
          <Failure error={quote.error} />
        </div>
        <div className="grid content-start gap-5">
          <AddressCard
            draft={draft}
            change={change}
            isRefused={isRefused}
            quote={quote.data}
            cities={cities}
            slots={slots}
          />
          <TotalCard quote={draft.lines.length > 0 ? quote.data : undefined} />
          <Failure error={place.error} />
          <Button
            type="submit"
            size="large"
            className="w-full"
            busy={place.isPending}
            busyLabel={t('Common.working')}
            disabled={!phone || draft.lines.length === 0 || quote.data?.carcass}
          >
            {total > 0 ? t('Phone.place', { total: formatPrice(total, language) }) : t('Phone.placeNothing')}
          </Button>
        </div>
      </div>
    </StaffForm>
  )
}

/** What the order costs, to be told on the phone. */
function TotalCard({ quote }: { quote: PhoneQuote | undefined }) {
  const { t } = useStaff()
  if (!quote) return null
  return (
    <section className="staff-card" aria-label={t('Order.total')} aria-live="polite">
      <dl className="staff-sums">
        <Sum label={t('Order.subtotal')} fils={quote.subtotal} />
        <Sum label={t('Order.delivery')} fils={quote.shipping} />
        <Sum label={t('Order.total')} fils={quote.total} strong />
      </dl>
      {quote.carcass && <p className="staff-note mt-3">{t('Phone.carcass')}</p>}
      {quote.refusal && <p className="staff-note mt-3">{t(`Errors.${quote.refusal}`)}</p>}
    </section>
  )
}
