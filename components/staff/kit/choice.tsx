import { useId } from 'react'

interface Props {
  label: string
  value: string
  options: { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A labelled list to choose from. */
export function StaffChoice({ label, value, options, onChange }: Props) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <select
        id={id}
        className="staff-select"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  )
}
