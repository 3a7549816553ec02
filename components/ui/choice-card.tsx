import type { ComponentProps, ReactNode } from 'react'
import './choice-card.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: ReactNode
  /** One line below the title; for a disabled choice, the reason. */
  note?: ReactNode
  /** At the inline end: an icon, a delete button … */
  end?: ReactNode
}

/** A card as one radio choice: address, head, payment. Unavailable choices stay visible and give the reason. */
export function ChoiceCard({ title, note, end, className, ...input }: Props) {
  return (
    <div className={className}>
      <label className="choice-card">
        <input type="radio" className="choice" {...input} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          {note && <span className="block text-small text-date-600">{note}</span>}
        </span>
        {end}
      </label>
    </div>
  )
}
