import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/config/constants'
import { Icon, chevronEnd } from './icon'
import { IntentLink } from './intent-link'

/** The breadcrumb trail. The last item is the current page and has no `href`. */
export function Breadcrumbs({ trail }: { trail: { name: string; href?: string; lang?: Language }[] }) {
  const t = useTranslations('Kit')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-2.5 text-small text-date-600">
        {trail.map(({ name, href, lang }, index) => (
          <li key={href ?? name} className="flex items-center gap-x-2.5">
            {index > 0 && <Icon shape={chevronEnd} size={14} />}
            {href ? (
              <IntentLink href={href} className="inline-flex min-h-8 items-center hover:text-palm-700 hover:underline">
                {name}
              </IntentLink>
            ) : (
              <span aria-current="page" {...(lang && { lang })} className="font-medium wrap-anywhere text-palm-950">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
