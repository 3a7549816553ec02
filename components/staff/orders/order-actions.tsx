'use client'

import { useState } from 'react'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import type { OrderStatus } from '@/lib/contract/order'
import { ConfirmButton } from '../kit/confirm'
import { Failure } from '../kit/failure'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'

interface Props {
  order: string
  next: readonly OrderStatus[]
  /** A row of a list shows only the next step, small. */
  compact?: boolean
}

const asks: OrderStatus[] = ['cancelled', 'returned']

/** The next status of an order as one button; cancelling and taking back ask first. */
export function OrderActions({ order, next, compact = false }: Props) {
  const { t } = useStaff()
  const [restock, setRestock] = useState(true)
  const change = useChange((body: { status: OrderStatus; restock?: boolean }) =>
    staffCall(z.unknown(), `PUT /orders/${order}/status`, body),
  )
  const step = next.find((status) => !asks.includes(status))
  return (
    <div className="grid gap-3">
      {step && (
        <Button
          size={compact ? 'small' : 'medium'}
          busy={change.isPending}
          // A row keeps its width: the spinner alone.
          busyLabel={compact ? '' : t('Common.working')}
          onClick={() => change.mutate({ status: step })}
        >
          {t(`Order.action.${step}`)}
        </Button>
      )}
      {step && !compact && <p className="text-center text-note text-date-600">{t('Order.tells')}</p>}
      <Failure error={change.error} />
      {!compact && next.includes('cancelled') && (
        <ConfirmButton
          look="danger"
          size="small"
          action={t('Order.action.cancelled')}
          text={t('Order.cancelText')}
          keep={t('Order.keep')}
          onConfirm={() => change.mutateAsync({ status: 'cancelled' })}
        />
      )}
      {!compact && next.includes('returned') && (
        <ConfirmButton
          look="danger"
          size="small"
          action={t('Order.action.returned')}
          text={t('Order.returnText')}
          keep={t('Order.keep')}
          onConfirm={() => change.mutateAsync({ status: 'returned', restock })}
        >
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="choice"
              checked={restock}
              onChange={(event) => setRestock(event.target.checked)}
            />
            {t('Order.restock')}
          </label>
        </ConfirmButton>
      )}
    </div>
  )
}
