'use client'

import { Button } from '@/components/ui/button'
import type { OrderStatus } from '@/lib/contract/order'
import { BulkStatus } from '@/lib/contract/staff-order-list'
import { Failure } from '../kit/failure'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import type { ReactNode } from 'react'
import { Selection } from '../kit/selection'

/** A row that can be selected: its code, and the statuses it may get next. */
interface Selectable {
  code: string
  next: readonly OrderStatus[]
}

const steps = ['processing', 'shipped', 'delivered'] as const

/** Gives all selected orders their next status, and says which ones could not have it. */
function BulkStatusBar({ rows, onClear }: { rows: Selectable[]; onClear: () => void }) {
  const { t } = useStaff()
  const change = useChange((status: (typeof steps)[number]) =>
    staffCall(BulkStatus, 'PUT /orders/status', { orders: rows.map(({ code }) => code), status }),
  )
  const possible = steps.filter((step) => rows.some(({ next }) => next.includes(step)))
  return (
    <>
      {rows.length > 0 && (
        <section className="staff-bulk staff-bulk-orders" aria-label={t('Orders.selected', { count: rows.length })}>
          <p className="font-semibold">{t('Orders.selected', { count: rows.length })}</p>
          {possible.map((step) => (
            <Button
              key={step}
              size="small"
              data-single-click
              busy={change.isPending && change.variables === step}
              onClick={() => change.mutate(step, { onSuccess: onClear })}
            >
              {t(`Order.action.${step}`)}
            </Button>
          ))}
          <Button look="quiet" size="small" onClick={onClear}>
            {t('Orders.clearSelection')}
          </Button>
        </section>
      )}
      <Failure error={change.error} />
      <div role="status">
        {change.data && (
          <div className="staff-note">
            <p>{t('Orders.bulkDone', { count: change.data.changed.length })}</p>
            {change.data.refused.length > 0 && (
              <p>{t('Orders.bulkRefused', { codes: change.data.refused.map(({ order }) => order).join(', ') })}</p>
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** Orders that can be selected and given their next status together. */
export function OrderSelection({ rows, children }: { rows: Selectable[]; children: ReactNode }) {
  const { t } = useStaff()
  return (
    <Selection
      ids={rows.map(({ code }) => code)}
      label={t('Orders.selectAll')}
      counted={(count) => t('Orders.selected', { count })}
      bar={(codes, clear) => <BulkStatusBar rows={rows.filter(({ code }) => codes.includes(code))} onClear={clear} />}
    >
      {children}
    </Selection>
  )
}
