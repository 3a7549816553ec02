import type { DaySales } from '@/lib/contract/staff-desk'
import type { Language } from '@/lib/config/constants'
import { formatPrice } from '@/lib/i18n/price'
import { staffDay } from '../kit/when'

/** Sales by day as bars, in reading direction; a table for screen readers. Bars of today and of its weekday stand out. */
export function SalesChart({ sales, title, language }: { sales: DaySales[]; title: string; language: Language }) {
  const most = Math.max(1, ...sales.map((one) => one.sales))
  const today = sales.length - 1
  return (
    <figure className="staff-card grid gap-4">
      <figcaption className="text-h3">{title}</figcaption>
      <ol className="staff-bars">
        {sales.map(({ day, sales: sum }, at) => {
          const text = `${staffDay(new Date(`${day}T12:00:00+04:00`), language)}: ${formatPrice(sum, language)}`
          return (
            <li key={day} title={text} data-kind={at === today ? 'today' : (today - at) % 7 === 0 ? 'same' : undefined}>
              <span style={{ blockSize: `${Math.max(2, Math.round((100 * sum) / most))}%` }} />
              <span className="sr-only">{text}</span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
