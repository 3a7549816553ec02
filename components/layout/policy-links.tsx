import { useTranslations } from 'next-intl'
import { IntentLink } from '@/components/ui/intent-link'
import { policyHref } from '@/lib/config/routes'
import { policyNames } from '@/lib/contract/policy'

/** Links to the shop's policies, in the footer. */
export function PolicyLinks() {
  const t = useTranslations('Policies')
  return (
    <nav aria-label={t('label')}>
      <ul className="flex flex-wrap gap-x-6">
        {policyNames.map((name) => (
          <li key={name}>
            <IntentLink
              href={policyHref(name)}
              className="inline-flex min-h-11 items-center hover:text-cream hover:underline"
            >
              {t(name)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
