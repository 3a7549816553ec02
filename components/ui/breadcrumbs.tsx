import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { Language } from '@/lib/shop-facts'
import { Icon } from './icon'
import { chevronEnd } from './icons'
import { IntentLink } from './intent-link'

/** The way back up. The last one is this page and has no address. */
export function Breadcrumbs({ trail }: { trail: { name: string; href?: string; lang?: Language }[] }) {
  const t = useTranslations('Kit')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-2.5 text-small text-date-600">
        {trail.map(({ name, href, lang }, index) => (
          <Fragment key={href ?? name}>
            {index > 0 && (
              <li aria-hidden="true">
                <Icon shape={chevronEnd} size={14} />
              </li>
            )}
            <li>
              {href ? (
                <IntentLink
                  href={href}
                  className="inline-flex min-h-8 items-center hover:text-palm-700 hover:underline"
                >
                  {name}
                </IntentLink>
              ) : (
                <span aria-current="page" {...(lang && { lang })} className="font-medium text-palm-950">
                  {name}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
