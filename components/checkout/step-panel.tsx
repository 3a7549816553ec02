import { useId, type ReactNode } from 'react'
import { Icon, type IconShape } from '@/components/ui/icon'
import { Note } from '@/components/ui/note'

/** A section of the checkout form with an icon; the numbered steps are in the header. */
export function StepPanel({ shape, title, children }: { shape: IconShape; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-panel bg-white p-5 shadow-e1 md:p-7">
      <h2 id={id} className="mb-5 flex items-center gap-3 text-h3 text-palm-950">
        <span
          aria-hidden="true"
          className="grid h-10 w-9.5 shrink-0 place-items-center rounded-t-full bg-palm-900 pt-1 text-saffron-400"
        >
          <Icon shape={shape} />
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Error of a radio group. Each radio button references it by `aria-describedby`: some screen readers ignore a group's description. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <Note tone="error" id={id} className="mt-3 font-nav">
      {children}
    </Note>
  )
}
