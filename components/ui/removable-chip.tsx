import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from './icon'
import { close } from './icons'

interface Props {
  /** URL without this choice. */
  href: string
  /** Ids of choices removed together with this one. */
  takes?: readonly string[] | undefined
  children: ReactNode
}

/** A selected choice; clicking it removes the choice. */
export function RemovableChip({ href, takes, children }: Props) {
  const t = useTranslations('Kit')
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      replace
      data-takes={takes?.join(' ')}
      className="chip group inline-flex min-h-11 items-center gap-2 rounded-card bg-palm-100 py-1.5 ps-4 pe-1.5 text-small font-medium wrap-anywhere text-palm-900 transition-colors duration-220 hover:bg-palm-200"
    >
      <span className="sr-only">{t('remove')}</span>
      <span>{children}</span>
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-palm-900/10 transition-colors duration-220 group-hover:bg-palm-900/20">
        <Icon shape={close} size={14} />
      </span>
    </Link>
  )
}
