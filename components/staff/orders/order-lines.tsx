import { Money } from '@/components/ui/money'
import type { Language } from '@/lib/config/constants'
import type { DeskLine, DeskOrder } from '@/lib/contract/staff-desk'
import { lineChips } from './line-chips'
import { paymentText } from './payment-text'
import { Sum } from './sum'
import { Thumbs } from './thumbs'
import type { StaffTexts } from '../kit/translations'

/** How far an order is, what is in it, and what it costs, where the role sees prices. */
export function OrderLines({ order, language, t }: { order: DeskOrder } & StaffTexts) {
  const { status, money, withHead, cuts } = order
  return (
    <section className="staff-card">
      <ol className="mb-2 flex gap-1.5" aria-hidden="true">
        {steps.map((step) => (
          <li
            key={step}
            data-state={stateOf(step, status)}
            className="h-1.5 flex-1 rounded-full bg-sand-200 data-[state=done]:bg-palm-700 data-[state=now]:bg-saffron-500"
          />
        ))}
      </ol>
      <ul className="staff-lines">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} language={language} />
        ))}
      </ul>
      {withHead !== null && (
        <p className="my-4 font-medium">
          {t('Order.withHead', { with: String(withHead) })} · {t('Order.cuts', { count: cuts ?? 1 })}
        </p>
      )}
      {money && (
        <dl className="staff-sums">
          <Sum label={t('Order.subtotal')} fils={money.subtotal} />
          <Sum label={t('Order.delivery')} fils={money.shipping} />
          {money.vat !== null && <Sum label={t('Order.vat')} fils={money.vat} />}
          <Sum label={t('Order.total')} fils={money.total} strong />
          {money.refunded > 0 && money.payment !== 'cod_collected' && (
            <>
              <Sum label={t('Order.paid')} fils={money.paid} />
              <Sum label={t('Order.refunded')} fils={money.refunded} />
              <Sum label={t('Order.remains')} fils={money.paid - money.refunded} />
            </>
          )}
          <div>
            <dt className="text-date-600">{t('Orders.payment')}</dt>
            <dd>{paymentText(money, t)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}

const steps = ['pending', 'processing', 'shipped', 'delivered'] as const

function stateOf(step: (typeof steps)[number], status: DeskOrder['status']): 'done' | 'now' | 'ahead' {
  const [at, now] = [steps.indexOf(step), steps.findIndex((one) => one === status)]
  return at < now || status === 'delivered' ? 'done' : at === now ? 'now' : 'ahead'
}

function Line({ line, language }: { line: DeskLine; language: Language }) {
  const { title, image, quantity, total } = line
  const chips = lineChips(line, language)
  return (
    <li>
      <Thumbs images={[image]} size={72} />
      <div className="grid content-start gap-1">
        <bdi className="font-medium">{title[language]}</bdi>
        <span className="text-small">
          <bdi dir="ltr">{quantity} ×</bdi>
        </span>
      </div>
      {total !== null && <Money fils={total} small className="font-medium" />}
      {chips.length > 0 && (
        <ul className="col-span-2 col-start-2 flex flex-wrap gap-1.5">
          {chips.map((chip) => (
            <li key={chip} className="staff-chip">
              {chip}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
