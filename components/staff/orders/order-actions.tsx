'use client'

import { useState } from 'react'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Icon, check } from '@/components/ui/icon'
import type { OrderStatus } from '@/lib/contract/order'
import { ConfirmButton } from '../kit/confirm'
import { Failure } from '../kit/failure'
import { StaffCheck } from '../kit/field'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'

interface Props {
  order: string
  next: readonly OrderStatus[]
  /** A row of a list shows only the next step, small. */
  compact?: boolean
  /** How the order was paid, when that can be given back. */
  paidBy?: 'card' | 'cash' | null
}

const asks: OrderStatus[] = ['cancelled', 'returned']

/** The next status of an order as one button; cancelling and taking back ask first. */
export function OrderActions({ order, next, compact = false, paidBy = null }: Props) {
  const { t } = useStaff()
  const [restock, setRestock] = useState(true)
  const [refund, setRefund] = useState(true)
  const change = useChange((body: { status: OrderStatus; restock?: boolean; refund?: boolean }) =>
    staffCall(z.unknown(), `PUT /orders/${order}/status`, body),
  )
  const step = next.find((status) => !asks.includes(status))
  return (
    <div className="grid gap-3">
      {step && (
        <Button
          size={compact ? 'small' : 'large'}
          busy={change.isPending}
          // A row keeps its width: the spinner alone.
          busyLabel={compact ? '' : t('Common.working')}
          onClick={() => change.mutate({ status: step })}
        >
          {!compact && <Icon shape={check} />}
          {t(`Order.action.${step}`)}
        </Button>
      )}
      {step && !compact && <p className="text-center text-note text-date-600">{t('Order.tells')}</p>}
      {/* The others' failures stand in their question. */}
      <Failure error={change.variables?.status === step ? change.error : null} />
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
          onConfirm={() => change.mutateAsync({ status: 'returned', restock, refund: paidBy !== null && refund })}
        >
          <StaffCheck
            label={t('Order.restock')}
            checked={restock}
            onChange={(event) => setRestock(event.target.checked)}
          />
          {paidBy && (
            <StaffCheck
              label={t(paidBy === 'card' ? 'Order.refund' : 'Order.refundCash')}
              checked={refund}
              onChange={(event) => setRefund(event.target.checked)}
            />
          )}
        </ConfirmButton>
      )}
    </div>
  )
}
