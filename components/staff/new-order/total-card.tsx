import { Money } from '@/components/ui/money'
import type { PhoneQuote } from '@/lib/contract/staff-phone-order'
import { useStaff } from '../kit/translations'

/** What the order costs, to be told on the phone. */
export function TotalCard({ quote }: { quote: PhoneQuote | undefined }) {
  const { t } = useStaff()
  if (!quote) return null
  const sums = [
    { label: t('Order.subtotal'), fils: quote.subtotal },
    { label: t('Order.delivery'), fils: quote.shipping },
    { label: t('Order.total'), fils: quote.total },
  ]
  return (
    <section className="staff-card" aria-label={t('Order.total')} aria-live="polite">
      <dl className="staff-sums">
        {sums.map(({ label, fils }) => (
          <div key={label} className="last:text-lead last:font-semibold">
            <dt>{label}</dt>
            <dd>
              <Money fils={fils} small />
            </dd>
          </div>
        ))}
      </dl>
      {quote.carcass && <p className="staff-note mt-3">{t('Phone.carcass')}</p>}
    </section>
  )
}
