import type { DaySales } from '@/lib/contract/staff-desk'
import { formatPrice } from '@/lib/i18n/price'
import type { StaffTexts } from '../kit/translations'
import { ColumnHeads } from '../kit/list-parts'
import { staffDay } from '../kit/when'

interface Props extends StaffTexts {
  sales: DaySales[]
  title: string
}

/** Size of the drawing, in its own units. */
const [WIDTH, HEIGHT, STEP] = [600, 132, 20]
const LINES = [0.25, 0.5, 0.75, 1]

/**
 * Sales by day as a drawing that the server makes, from the right in Arabic, and as a table for screen readers. Bars of today and
 * of its weekday stand out. See decision 20.
 */
export function SalesChart({ sales, title, language, t }: Props) {
  const most = Math.max(1, ...sales.map((one) => one.sales))
  const today = sales.length - 1
  const nameOf = (day: string) => staffDay(new Date(`${day}T12:00:00+04:00`), language)
  return (
    <figure className="staff-card grid gap-4">
      <figcaption className="text-h3">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full" aria-hidden="true">
        {LINES.map((share) => (
          <path
            key={share}
            d={`M0 ${HEIGHT - share * (HEIGHT - 8)}h${WIDTH}`}
            className="stroke-sand-200 [stroke-dasharray:3_4]"
          />
        ))}
        {sales.map(({ day, sales: sum }, at) => {
          const tall = Math.max(2, Math.round(((HEIGHT - 8) * sum) / most))
          const x = (language === 'ar' ? today - at : at) * STEP + 3
          const fill = at === today ? 'fill-saffron-500' : (today - at) % 7 === 0 ? 'fill-palm-700' : 'fill-palm-200'
          return (
            <rect key={day} x={x} y={HEIGHT - tall} width={STEP - 6} height={tall} rx={3} className={fill}>
              <title>{`${nameOf(day)}: ${formatPrice(sum, language)}`}</title>
            </rect>
          )
        })}
      </svg>
      {/* A table alone keeps its width. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <ColumnHeads names={[t('Today.day'), t('Today.sales')]} />
          <tbody>
            {sales.map(({ day, sales: sum }) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{formatPrice(sum, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
