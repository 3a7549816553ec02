import { useTranslations } from 'next-intl'
import { cx } from './cx'
import { Icon, chevronEnd, chevronStart, type IconShape } from './icon'
import { IntentLink } from './intent-link'

interface Props {
  page: number
  pages: number
  hrefFor: (page: number) => string
}

/** Links to the pages of a list; renders nothing for a single page. Spec §2 (Shop). */
export function Pagination({ page, pages, hrefFor }: Props) {
  const t = useTranslations('Pagination')
  if (pages <= 1) return null
  return (
    <nav
      aria-label={t('label')}
      data-refines="page"
      className="flex flex-wrap items-center justify-center gap-1 font-medium sm:gap-2"
    >
      <Step shape={chevronStart} label={t('previous')} rel="prev" href={page > 1 ? hrefFor(page - 1) : null} />
      {pageWindow(page, pages).map((one, index) =>
        one === null ? (
          <span key={`gap-${index}`} className="grid h-11 w-5 place-items-center text-date-600 sm:w-7">
            …
          </span>
        ) : (
          <IntentLink
            key={one}
            href={hrefFor(one)}
            aria-current={one === page ? 'page' : undefined}
            aria-label={t('page', { page: one })}
            className={cx(
              'reach grid size-9 place-items-center rounded-full transition-colors duration-160 sm:size-11',
              one === page ? 'bg-palm-800 text-white' : 'hover:bg-palm-100',
            )}
          >
            {one}
          </IntentLink>
        ),
      )}
      <Step shape={chevronEnd} label={t('next')} rel="next" href={page < pages ? hrefFor(page + 1) : null} />
    </nav>
  )
}

function Step({ shape, label, rel, href }: { shape: IconShape; label: string; rel: string; href: string | null }) {
  const icon = <Icon shape={shape} />
  if (href === null) return <span className="button button-quiet button-small button-round opacity-45">{icon}</span>
  return (
    <IntentLink href={href} rel={rel} aria-label={label} className="button button-quiet button-small button-round">
      {icon}
    </IntentLink>
  )
}

/** The pages of a pager: first, last, three around the current one; null is a gap of two or more. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const middle = Math.max(2, Math.min(page, pages - 1))
  const named = [...new Set([1, middle - 1, middle, middle + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((a, b) => a - b)
  return named.flatMap((one, index) => {
    const before = named[index - 1] ?? one - 1
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [null, one] : [one]
  })
}
