'use client'

import { useState } from 'react'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Icon, check } from '@/components/ui/icon'
import { stageOf, type OrderStatus } from '@/lib/contract/order'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import { ConfirmButton } from '../kit/confirm'
import { Failure } from '../kit/failure'
import { StaffCheck } from '../kit/field'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'

interface Props {
  order: Pick<DeskOrder, 'code' | 'next' | 'pickup'>
  /** A row of a list shows only the next step, small. */
  compact?: boolean
  /** How the order was paid, when that can be given back. */
  paidBy?: 'card' | 'cash' | null
}

const asks: OrderStatus[] = ['cancelled', 'returned']

/** A bar at the foot of a phone's screen. */
const atFoot =
  'staff-foot grid gap-3 max-lg:bottom-[calc(4.25rem+env(safe-area-inset-bottom,0px))] max-lg:z-2 max-lg:order-1 max-lg:rounded-card max-lg:bg-paper max-lg:p-3 max-lg:pb-0 max-lg:shadow-e2 max-lg:[&_.staff-failure]:mb-3'

/** The next status of an order as one button; cancelling and taking back ask first. */
export function OrderActions({ order: { code, next, pickup }, compact = false, paidBy = null }: Props) {
  const { t } = useStaff()
  const [restock, setRestock] = useState(true)
  const [refund, setRefund] = useState(true)
  const change = useChange(
    (body: { status: OrderStatus; restock?: boolean; refund?: boolean }) =>
      staffCall(z.unknown(), `PUT /orders/${code}/status`, body),
    { movesRows: compact },
  )
  const step = next.find((status) => !asks.includes(status))
  // Taken, while the page still shows the order as it was: a second tap would be refused.
  const taken = change.isSuccess && change.variables.status === step
  return (
    <div className={compact ? 'grid gap-3' : 'grid gap-3 max-lg:contents'}>
      {step && (
        <div className={compact ? 'grid gap-3' : atFoot}>
          <Button
            size={compact ? 'small' : 'large'}
            data-single-click
            busy={change.isPending || taken}
            // A row keeps its width: the spinner alone.
            busyLabel={compact ? '' : t('Common.working')}
            onClick={() => change.mutate({ status: step })}
          >
            {!compact && <Icon shape={check} />}
            {t(`Order.action.${stageOf({ status: step, pickup })}`)}
          </Button>
          {/* The others' failures stand in their question. */}
          <Failure error={change.variables?.status === step ? change.error : null} />
        </div>
      )}
      {step && !compact && <p className="text-center text-note text-date-600 max-lg:order-1">{t('Order.tells')}</p>}
      {!compact && next.includes('cancelled') && (
        <ConfirmButton
          className="max-lg:order-1"
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
          className="max-lg:order-1"
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
