import type { ReactNode } from 'react'

interface Props {
  number: number
  title: string
  children: ReactNode
}

/** One step of the checkout: a white panel, its number in an arch. */
export function StepPanel({ number, title, children }: Props) {
  const id = `step-${number}`
  return (
    <section aria-labelledby={id} className="rounded-panel bg-white p-5 shadow-e1 md:p-7">
      <h2 id={id} className="mb-5 flex items-center gap-3 text-h3 text-palm-950">
        <span
          aria-hidden="true"
          className="grid h-10 w-9.5 shrink-0 place-items-center rounded-t-full bg-palm-900 pt-1 text-small font-bold text-saffron-400"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
