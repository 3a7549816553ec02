'use client'

import { StaffCustomer } from '@/lib/contract/staff-customers'
import { ConfirmButton } from '../kit/confirm'
import { staffCall, StaffCallError } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'

/** Blocking a customer, and erasing them at their request. */
export function CustomerActions({ id, name, blocked }: { id: string; name: string; blocked: boolean }) {
  const { t } = useStaff()
  const block = useChange(() => staffCall(StaffCustomer, `PUT /customers/${id}/blocked`, { blocked: !blocked }))
  const erase = useChange(() => staffCall(StaffCustomer, `POST /customers/${id}/erase`))
  // Otherwise a colleague has erased them meanwhile.
  const isOpen = erase.error instanceof StaffCallError && 'openOrders' in erase.error.fields
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmButton
        look="quiet"
        size="small"
        action={blocked ? t('Customers.unblock') : t('Customers.block')}
        text={t(blocked ? 'Customers.unblockText' : 'Customers.blockText', { name })}
        said={{ Conflict: t('Audit.erased') }}
        onConfirm={() => block.mutateAsync()}
      />
      <ConfirmButton
        look="danger"
        size="small"
        action={t('Customers.erase')}
        text={`${t('Customers.eraseText')} ${t('Customers.openOrders')}`}
        said={{ Conflict: t(isOpen ? 'Customers.unsettled' : 'Audit.erased') }}
        onConfirm={() => erase.mutateAsync()}
      />
    </div>
  )
}
