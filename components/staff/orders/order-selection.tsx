'use client'

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { useStaff } from '../kit/translations'
import { BulkStatusBar, type Selectable } from './bulk-status-bar'

interface Selection {
  selected: ReadonlySet<string>
  select: (codes: string[], on: boolean) => void
}

const Context = createContext<Selection>({ selected: new Set(), select: () => {} })

/** Rows of a list that can be selected and given their next status together. */
export function OrderSelection({ rows, children }: { rows: Selectable[]; children: ReactNode }) {
  const { t } = useStaff()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const value = useMemo(
    () => ({
      selected,
      select: (codes: string[], on: boolean) =>
        setSelected((now) => new Set(on ? [...now, ...codes] : [...now].filter((code) => !codes.includes(code)))),
    }),
    [selected],
  )
  const chosen = rows.filter(({ code }) => selected.has(code))
  return (
    <Context value={value}>
      <label className="staff-select-all">
        <input
          type="checkbox"
          className="choice"
          checked={chosen.length === rows.length}
          onChange={(event) =>
            value.select(
              rows.map(({ code }) => code),
              event.target.checked,
            )
          }
        />
        {t('Orders.selectAll')}
      </label>
      {children}
      <BulkStatusBar rows={chosen} onClear={() => setSelected(new Set())} />
    </Context>
  )
}

/** The box that selects one order. */
export function SelectOrder({ code }: { code: string }) {
  const { t } = useStaff()
  const { selected, select } = useContext(Context)
  return (
    <label className="staff-hit">
      <input
        type="checkbox"
        className="choice"
        aria-label={t('Orders.select', { code })}
        checked={selected.has(code)}
        onChange={(event) => select([code], event.target.checked)}
      />
    </label>
  )
}
