import { Icon, alert } from '@/components/ui/icon'
import type { Concern } from '@/lib/contract/staff-desk'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { phoneShape } from '../frame/icons'
import { Card } from '../kit/card'
import { StaffLink } from '../kit/links'

interface Props {
  concerns: Concern[]
  failed: number
  /** Channels by which nothing is sent. */
  unsent: ('whatsapp' | 'email')[]
  t: StaffTranslator
}

/** What no machine settles: each with the order it is about, and its customer a call away. */
export function ConcernsCard({ concerns, failed, unsent, t }: Props) {
  return (
    <Card id="concerns" icon={alert} title={t('Today.concerns')} className="gap-2">
      <ul className="staff-low">
        {unsent.map((channel) => (
          <li key={channel}>{t(`Today.unsent.${channel}`)}</li>
        ))}
        {failed > 0 && (
          <li>
            <StaffLink href="/staff/messages?state=failed" className="staff-row-link min-h-11">
              {t('Today.failedMessages', { count: failed })}
            </StaffLink>
          </li>
        )}
        {concerns.map(({ kind, code, name, phone }) => (
          <li key={kind + code}>
            <div>
              <StaffLink href={`/staff/orders/${code}`} className="staff-row-link">
                <bdi>{name || t('Customers.noName')}</bdi>
              </StaffLink>
              <span className="staff-quiet">
                <bdi>{code}</bdi> · {t(`Today.concern.${kind}`)}
              </span>
            </div>
            {phone && (
              <span className="staff-order-contact">
                <a href={`tel:+${phone}`} aria-label={`${t('Order.call')} ${name}`}>
                  <Icon shape={phoneShape} />
                </a>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
