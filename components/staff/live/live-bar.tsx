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
          <span
            className="size-3 rounded-full bg-saffron-400 shadow-[0_0_0_4px_rgb(245_183_64/0.25)]"
            aria-hidden="true"
          />
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
