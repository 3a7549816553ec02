import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Money } from '@/components/ui/money'
import { Badge } from '@/components/ui/badge'
import { isOpenStatus, stageOf, type Order, type OrderStatus } from '@/lib/contract/order'
import { comma } from '@/lib/i18n/comma'
import { formatMoment } from '@/lib/i18n/dates'
import type { Messages } from '@/lib/i18n/messages'
import { chosenOf, shownTerms } from '@/lib/contract/selling'
import { arrivalDay, leadTimeLeft, leftValues } from '@/lib/i18n/same-day'
import { slotText } from '@/lib/i18n/slot'
import type { OrderDocument } from '@/lib/contract/invoice'
import { BuyAgain } from './buy-again'
import { OrderLine } from './order-line'
import './orders.css'

export interface OwnOrder {
  order: Order
  message: keyof Messages['OrderMessage']
  /** Status text of an API host, shown instead. */
  hostMessage: string | null
  /** By product id; null while they are unknown, and nothing can be rated. */
  stars: Record<string, number> | null
}

const activeStates: OwnOrder['message'][] = ['pending', 'processing', 'shipped']

/** An order: code, time, status, lines, carcass cuts and total. Spec §2 (Profile). */
export function OrderCard({ order, message, hostMessage, stars }: OwnOrder) {
  const t = useTranslations()
  const language = useLocale()
  const { id, code, createdAt, status, lines, shipping, total, vat, documents, slot } = order
  const { withHead, cuts } = shownTerms(order)
  const carcass = [
    ...(withHead === null ? [] : [t(withHead ? 'Orders.withHead' : 'Orders.withoutHead')]),
    ...(cuts === null ? [] : [t('Orders.cut', { cuts })]),
  ]
  const promise = usePromise(order)
  const firstOf = new Map(lines.toReversed().map((line) => [line.productId, line.id]))
  return (
    <article aria-labelledby={`order-${id}`} className="rounded-panel bg-white p-5 shadow-e1 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={`order-${id}`} className="text-body font-bold">
          <span className="sr-only">{t('Orders.order', { code: '' })}</span> <bdi dir="ltr">{code}</bdi>
        </h3>
        <Badge tone={status}>{t(`OrderStatus.${stageOf(order)}`)}</Badge>
      </div>
      <p className="text-small text-date-600">
        <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
      </p>
      <OrderSteps status={status} />
      <p className="mt-3 text-small text-date-700">
        {hostMessage ? <bdi>{hostMessage}</bdi> : t(`OrderMessage.${message}`)}
        {promise && activeStates.includes(message) && ` ${promise}`}
      </p>
      <ul className="mt-4 border-y border-sand-200">
        {lines.map((line) => (
          <OrderLine
            key={line.id}
            line={line}
            stars={stars?.[line.productId] ?? null}
            // One rating per product and order, even with two colors.
            rateIn={stars && status === 'delivered' && firstOf.get(line.productId) === line.id ? id : null}
          />
        ))}
      </ul>
      {slot && isOpenStatus(status) && <Row label={t('Orders.slot')}>{slotText(slot, language)}</Row>}
      {carcass.length > 0 && <Row label={t('Orders.carcass')}>{carcass.join(comma(language))}</Row>}
      {shipping > 0 && (
        <Row label={t('Cart.delivery')}>
          <Money fils={shipping} />
        </Row>
      )}
      <Row label={t('Orders.total')}>
        <strong className="text-card-price">
          <Money fils={total} />
        </strong>
      </Row>
      {vat !== null && vat > 0 && (
        <p className="text-end text-small text-date-600">
          {t.rich('Orders.vat', { amount: () => <Money fils={vat} /> })}
        </p>
      )}
      <OrderDocuments documents={documents} />
      {message !== 'awaiting' && lines.length > 0 && (
        <BuyAgain
          code={code}
          lines={lines.map(({ productId, title, color, size, prepared, quantity }) => ({
            productId,
            title: title[language],
            color,
            size,
            preparation: prepared && chosenOf(prepared),
            quantity,
          }))}
        />
      )}
    </article>
  )
}

/** What an order says beside its lines. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-date-600">{label}</span>
      <span>{children}</span>
    </p>
  )
}

/** When an order that is on its way arrives; null without a promise, or once its day is over. */
function usePromise({ sameDay, leadTime, pickup, slot, createdAt }: Order): string | null {
  const t = useTranslations()
  if (sameDay && !slot) {
    const day = arrivalDay(createdAt)
    return day && t('Orders.arrives', { day })
  }
  const left = leadTimeLeft(leadTime, createdAt)
  if (left === null || pickup || slot) return null
  return `${t('LeadTime.promise', leftValues(left))}.`
}

const steps: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered']

/** Progress of an order; nothing for a cancelled or returned one. */
function OrderSteps({ status }: { status: OrderStatus }) {
  const t = useTranslations('Orders')
  const step = steps.indexOf(status) + 1
  if (step === 0) return null
  return (
    <div role="img" aria-label={t('step', { step: String(step) })} className="order-steps mt-4" data-status={status}>
      {steps.map((one, index) => (
        <span key={one} data-done={index < step ? '' : undefined} />
      ))}
    </div>
  )
}

/** Links to an order's tax invoice and credit notes, which open in a tab of their own. */
function OrderDocuments({ documents }: { documents: OrderDocument[] }) {
  const t = useTranslations('Orders')
  if (documents.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5">
      {documents.map(({ kind, number, url }) => (
        <li key={number}>
          <a href={url} target="_blank" className="link inline-flex min-h-11 items-center text-small">
            <span>
              {t.rich(kind === 'credit' ? 'creditNote' : 'taxInvoice', { number: () => <bdi>{number}</bdi> })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
