import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { Language } from '@/lib/config/constants'
import type { DaySales, DeskOrder, StatusCounts } from '@/lib/contract/staff-desk'
import type { StaffProduct } from '@/lib/contract/staff-catalogue'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { staffDay, staffTime, weekday } from '../kit/when'
import { OrderActions } from '../orders/order-actions'
import { Thumbs } from '../orders/thumbs'
import { SalesChart } from './sales-chart'

interface Props {
  name: string
  now: Date
  counts: StatusCounts
  waiting: DeskOrder[]
  /** Null for roles without prices. */
  sales: DaySales[] | null
  low: StaffProduct[]
  language: Language
  t: StaffTranslator
}

const home = '/'

/** The first page of a working day: what waits, what is sold, what runs out. */
export function TodayView({ name, now, counts, waiting, sales, low, language, t }: Props) {
  const sold = sales?.at(-1)?.sales ?? 0
  const before = sales?.at(-8)?.sales ?? 0
  const percent = before > 0 ? Math.round((100 * (sold - before)) / before) : null
  return (
    <>
      <div className="staff-title">
        <div>
          <h1 className="text-h2">{t(`Today.${partOfDay(now)}`, { name })}</h1>
          <p className="text-date-600">{staffDay(now, language)}</p>
        </div>
        {/* A full load: the storefront has another root layout. */}
        <a href={home} className={buttonClass({ look: 'quiet', size: 'small' }, 'ms-auto')}>
          {t('Common.shop')}
        </a>
      </div>
      <ul className="staff-figures">
        {sales && (
          <Figure
            value={<Money fils={sold} small />}
            label={t('Today.sold')}
            note={
              percent === null
                ? undefined
                : t('Today.change', {
                    percent: `${percent > 0 ? '+' : ''}${percent} %`,
                    weekday: weekday(now, language),
                  })
            }
          />
        )}
        <Figure value={counts.pending ?? 0} label={t('Today.toConfirm')} href="/staff/orders?status=pending" />
        <Figure value={counts.processing ?? 0} label={t('Today.toPrepare')} href="/staff/orders?status=processing" />
        <Figure value={counts.shipped ?? 0} label={t('Today.underway')} href="/staff/orders?status=shipped" />
      </ul>
      <div className="staff-columns">
        <div className="grid content-start gap-5">
          {sales && <SalesChart sales={sales} title={t('Today.chart')} language={language} />}
        </div>
        <div className="grid content-start gap-5">
          <section className="staff-card grid gap-4">
            <h2 className="text-h3">{t('Today.waiting')}</h2>
            {waiting.length === 0 && <p>{t('Today.empty')}</p>}
            <ul className="staff-waiting">
              {waiting.map((order) => (
                <li key={order.id}>
                  <Thumbs images={[order.lines[0]?.image ?? null]} size={64} />
                  <div className="grid content-start">
                    <Link href={`/staff/orders/${order.code}`} prefetch={false} className="staff-row-link">
                      <bdi>{order.name}</bdi>
                    </Link>
                    <span className="staff-quiet">
                      <bdi>{order.code}</bdi> · {staffTime(order.createdAt, language)}
                    </span>
                  </div>
                  <OrderActions order={order.code} next={order.next} compact />
                </li>
              ))}
            </ul>
          </section>
          <section className="staff-card grid gap-4">
            <h2 className="text-h3">{t('Today.low')}</h2>
            {low.length === 0 && <p>{t('Today.noLow')}</p>}
            <ul className="staff-low">
              {low.map(({ id, title, stock }) => (
                <li key={id}>
                  <bdi>{title[language] || title.en}</bdi>
                  <span className="staff-chip">{t('Today.left', { count: stock })}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}

function Figure({ value, label, note, href }: { value: ReactNode; label: string; note?: string; href?: string }) {
  const content = (
    <>
      <span className="staff-figure">{value}</span>
      <span>{label}</span>
      {note && <span className="text-note text-date-600">{note}</span>}
    </>
  )
  return (
    <li>
      {href ? (
        <Link href={href} prefetch={false} className="staff-card">
          {content}
        </Link>
      ) : (
        <div className="staff-card">{content}</div>
      )}
    </li>
  )
}

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', hour: '2-digit' }).format(now))
  return hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'
}
