'use client'

import type { ReactNode } from 'react'
import { Selection } from '../kit/selection'
import { useStaff } from '../kit/translations'
import { BulkStatusBar, type Selectable } from './bulk-status-bar'

/** Orders that can be selected and given their next status together. */
export function OrderSelection({ rows, children }: { rows: Selectable[]; children: ReactNode }) {
  const { t } = useStaff()
  return (
    <Selection
      ids={rows.map(({ code }) => code)}
      label={t('Orders.selectAll')}
      bar={(codes, clear) => <BulkStatusBar rows={rows.filter(({ code }) => codes.includes(code))} onClear={clear} />}
    >
      {children}
    </Selection>
  )
}
