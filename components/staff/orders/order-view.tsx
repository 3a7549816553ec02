import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { chevronStart } from '@/components/ui/icons'
import { Money } from '@/components/ui/money'
import type { Language } from '@/lib/config/constants'
import type { DeskLine, DeskOrder } from '@/lib/contract/staff-desk'
import type { StaffOrder } from '@/lib/contract/staff-orders'
import { STAFF_BASE } from '@/lib/contract/staff'
import { comma } from '@/lib/i18n/comma'
import { colorName } from '@/lib/i18n/color-name'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { staffTime } from '../kit/when'
import { ContactLinks } from './contact-links'
import { OrderActions } from './order-actions'
import { StatusPill } from './status-pill'
import { Thumbs } from './thumbs'

interface Props {
  order: DeskOrder
  events: StaffOrder['events']
  language: Language
  t: StaffTranslator
}

/** One order: what is in it, where it goes, what happened, and its next step. */
export function OrderView({ order, events, language, t }: Props) {
  const cities = useTranslations('City')
  const { code, status, money, customer, slot } = order
  return (
    <>
      <div className="staff-title">
        <Link
          href="/staff/orders"
          prefetch={false}
          className={buttonClass({ look: 'quiet', size: 'small', round: true })}
        >
          <Icon shape={chevronStart} />
          <span className="sr-only">{t('Common.back')}</span>
        </Link>
        <h1 className="text-h2">
          <bdi>{code}</bdi>
        </h1>
        <StatusPill status={status} t={t} />
        <a
          href={`${STAFF_BASE}/orders/${code}/cut-sheet`}
          target="_blank"
          className={buttonClass({ look: 'quiet', size: 'small' }, 'ms-auto')}
        >
          {t('Order.cutSheet')}
        </a>
      </div>
      <div className="staff-columns">
        <section className="staff-card">
          <ol className="staff-steps" aria-hidden="true">
            {steps.map((step) => (
              <li key={step} data-state={stateOf(step, status)} />
            ))}
          </ol>
          <ul className="staff-lines">
            {order.lines.map((line) => (
              <Line key={line.id} line={line} language={language} />
            ))}
          </ul>
          {order.withHead !== null && (
            <p className="mb-4 font-medium">
              {t('Order.withHead', { with: String(order.withHead) })} · {t('Order.cuts', { count: order.cuts ?? 1 })}
            </p>
          )}
          {money && (
            <dl className="staff-sums">
              <Sum label={t('Order.subtotal')} fils={money.subtotal} />
              <Sum label={t('Order.delivery')} fils={money.shipping} />
              {money.vat !== null && <Sum label={t('Order.vat')} fils={money.vat} />}
              <Sum label={t('Order.total')} fils={money.total} strong />
              <div>
                <dt className="text-date-600">{t('Orders.payment')}</dt>
                <dd>{t(`Payment.${money.payment}`)}</dd>
              </div>
            </dl>
          )}
        </section>
        <div className="grid content-start gap-5">
          {order.next.length > 0 && (
            <section className="staff-card staff-next" aria-label={t('Orders.order')}>
              <OrderActions order={code} next={order.next} />
            </section>
          )}
          <section className="staff-card grid gap-3">
            <h2 className="text-h3">{t('Order.customer')}</h2>
            <p className="font-medium">
              <bdi>{order.name}</bdi>
            </p>
            {slot && (
              <p dir="ltr" className="rtl:text-end">
                {slot.date} {slot.from}–{slot.to}
              </p>
            )}
            {customer && (
              <>
                <p>
                  <bdi>{customer.address.address}</bdi>
                  {comma(language)}
                  {cities(customer.address.city)}
                </p>
                {customer.address.note && (
                  <p>
                    <span className="block text-note text-date-600">{t('Order.note')}</span>
                    <bdi>{customer.address.note}</bdi>
                  </p>
                )}
                <ContactLinks phone={customer.phone} map={customer.address.link} t={t} />
              </>
            )}
          </section>
          {events.length > 0 && (
            <section className="staff-card grid gap-3">
              <h2 className="text-h3">{t('Order.history')}</h2>
              <ol className="staff-history">
                {events.map(({ at, type, to, actor }) => (
                  <li key={at + type}>
                    {isStatus(to) ? t(`Status.${to}`) : <bdi lang="en">{type.replaceAll('_', ' ')}</bdi>}{' '}
                    <span className="text-note text-date-600">
                      <bdi lang="en">{actor}</bdi> · {staffTime(at, language)}
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

const steps = ['pending', 'processing', 'shipped', 'delivered'] as const

function stateOf(step: (typeof steps)[number], status: DeskOrder['status']): 'done' | 'now' | 'ahead' {
  const [at, now] = [steps.indexOf(step), steps.findIndex((one) => one === status)]
  return at < now || status === 'delivered' ? 'done' : at === now ? 'now' : 'ahead'
}

function isStatus(text: string | null): text is DeskOrder['status'] {
  return text !== null && [...steps, 'cancelled', 'returned'].some((one) => one === text)
}

function Line({ line, language }: { line: DeskLine; language: Language }) {
  const { title, image, quantity, color, sizeName, prepared, total } = line
  const chips = [
    color && colorName(color, language),
    sizeName?.[language],
    ...(prepared?.choices.map(({ name }) => name[language]) ?? []),
    prepared?.behalf,
    prepared?.note,
  ].flatMap((one) => (one ? [one] : []))
  return (
    <li>
      <Thumbs images={[image]} size={64} />
      <div className="grid content-start gap-1">
        <bdi className="font-medium">{title[language]}</bdi>
        <span className="text-small">
          <bdi dir="ltr">{quantity} ×</bdi>
        </span>
        {chips.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {chips.map((chip) => (
              <li key={chip} className="staff-chip">
                {chip}
              </li>
            ))}
          </ul>
        )}
      </div>
      {total !== null && <Money fils={total} small className="font-medium" />}
    </li>
  )
}

function Sum({ label, fils, strong }: { label: string; fils: number; strong?: boolean }) {
  return (
    <div className={strong ? 'text-lead font-semibold' : undefined}>
      <dt>{label}</dt>
      <dd>
        <Money fils={fils} small />
      </dd>
    </div>
  )
}
