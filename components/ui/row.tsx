import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { RowButtons } from './row-buttons'
import { SectionHeading } from './section-heading'

interface Props {
  title: string
  note?: string
  more?: { href: string; label: string }
  /** `<li>`s. */
  children: ReactNode
}

/** A section whose cards stand in one row that scrolls sideways: by touch, wheel, keys and two buttons. How many show: spec §9. */
export function Row({ title, note, more, children }: Props) {
  const t = useTranslations('Kit')
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`}>
      <SectionHeading
        id={`${id}-title`}
        title={title}
        note={note}
        more={more}
        controls={
          <RowButtons
            rowId={id}
            labels={{ previous: t('previous', { row: title }), next: t('next', { row: title }) }}
          />
        }
      />
      <ul id={id} className="row">
        {children}
      </ul>
    </section>
  )
}
