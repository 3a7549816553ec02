import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { alert } from '@/components/ui/icons'
import type { Concern } from '@/lib/contract/staff-desk'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { phoneShape } from '../frame/icons'

/** What no machine settles: each with the order it is about, and its customer a call away. */
export function ConcernsCard({ concerns, failed, t }: { concerns: Concern[]; failed: number; t: StaffTranslator }) {
  return (
    <section id="concerns" className="staff-card grid gap-2">
      <h2 className="staff-card-title">
        <Icon shape={alert} />
        {t('Today.concerns')}
      </h2>
      <ul className="staff-low">
        {failed > 0 && (
          <li>
            <Link href="/staff/messages?state=failed" prefetch={false} className="staff-row-link min-h-11">
              {t('Today.failedMessages', { count: failed })}
            </Link>
          </li>
        )}
        {concerns.map(({ kind, code, name, phone }) => (
          <li key={kind + code}>
            <div>
              <Link href={`/staff/orders/${code}`} prefetch={false} className="staff-row-link">
                <bdi>{name}</bdi>
              </Link>
              <span className="staff-quiet">
                <bdi>{code}</bdi> · {t(`Today.concern.${kind}`)}
              </span>
            </div>
            <span className="staff-order-contact">
              <a href={`tel:+${phone}`} aria-label={`${t('Order.call')} ${name}`}>
                <Icon shape={phoneShape} />
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
