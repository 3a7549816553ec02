'use client'

import { createContext, useContext, useDeferredValue, useMemo, useState, type ReactNode } from 'react'

interface Chosen {
  selected: ReadonlySet<string>
  select: (ids: string[], on: boolean) => void
}

const Context = createContext<Chosen>({ selected: new Set(), select: () => {} })

interface Props {
  /** All rows that can be selected. */
  ids: string[]
  /** Label of the box that selects all. */
  label: string
  /** Says how many are selected. */
  counted: (count: number) => string
  /** What is done with the selected rows. */
  bar: (selected: string[], clear: () => void) => ReactNode
  children: ReactNode
}

/** A list whose rows are selected by a `SelectBox` each. */
export function Selection({ ids, label, counted, bar, children }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const value = useMemo(
    () => ({
      selected,
      select: (some: string[], on: boolean) =>
        setSelected((now) => new Set(on ? [...now, ...some] : [...now].filter((id) => !some.includes(id)))),
    }),
    [selected],
  )
  // The boxes answer first.
  const settled = useDeferredValue(selected)
  const shown = ids.filter((id) => settled.has(id))
  return (
    <Context value={value}>
      {ids.length > 0 && (
        <label className="flex min-h-11 w-fit items-center gap-3 px-2 text-(length:--text-note) print:hidden">
          <input
            type="checkbox"
            className="choice"
            autoComplete="off"
            checked={ids.every((id) => selected.has(id))}
            onChange={(event) => value.select(ids, event.target.checked)}
          />
          {label}
        </label>
      )}
      {children}
      {/* In sight wherever in the list a row is selected, unless the window is too low; above the navigation of a phone. */}
      <div className="staff-selection bottom-[calc(4.25rem+env(safe-area-inset-bottom,0px))] z-2 mt-3 grid gap-2 lg:bottom-4">
        {bar(shown, () => setSelected(new Set()))}
      </div>
      {/* The bar comes far from the box that was ticked. */}
      <p role="status" className="sr-only">
        {shown.length > 0 && counted(shown.length)}
      </p>
    </Context>
  )
}

/** The box that selects one row of a `Selection`. */
export function SelectBox({ id, label }: { id: string; label: string }) {
  const { selected, select } = useContext(Context)
  return (
    <label className="staff-hit print:hidden">
      <input
        type="checkbox"
        className="choice"
        // Or the browser ticks it on Back, unknown to React.
        autoComplete="off"
        aria-label={label}
        checked={selected.has(id)}
        onChange={(event) => select([id], event.target.checked)}
      />
    </label>
  )
}
