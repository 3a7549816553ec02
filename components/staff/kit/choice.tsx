import { useId, type ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'

interface Props extends ComponentProps<'select'> {
  label: string
  options: { value: string; label: string }[]
  onChoose?: (value: string) => void
}

/** A labelled list to choose from. */
export function StaffChoice({ label, options, onChoose, className, ...select }: Props) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <select
        id={id}
        className={cx('staff-select min-h-13.5', className)}
        autoComplete="off"
        onChange={(event) => onChoose?.(event.target.value)}
        {...select}
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
