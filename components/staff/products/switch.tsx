'use client'

interface Props {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch that names what it turns on; its label stands beside it or in the table's head. */
export function Switch({ label, checked, onChange }: Props) {
  return (
    <label className="staff-hit">
      <input
        type="checkbox"
        role="switch"
        className="staff-switch"
        // Or the browser shows an earlier state on Back.
        autoComplete="off"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
