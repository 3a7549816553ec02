'use client'

import { useStaff } from '../kit/translations'
import { useLiveOrders } from './live-orders'
import { StaffLink } from '../kit/links'

/** Codes named in the bar. */
const NAMED = 3

/** Tells of orders that came while the page was open. */
export function LiveBar() {
  const { t } = useStaff()
  const { fresh, forget } = useLiveOrders()
  return (
    <div role="status">
      {fresh.length > 0 && (
        <div className="staff-live">
          <span className="staff-live-dot" aria-hidden="true" />
          <span className="font-semibold">{t('Live.fresh', { count: fresh.length })}</span>
          <bdi dir="ltr">{fresh.slice(-NAMED).join(', ')}</bdi>
          <StaffLink href="/staff/orders?status=pending" onClick={forget} className="staff-live-show">
            {t('Live.show')}
          </StaffLink>
        </div>
      )}
    </div>
  )
}
