import { useTranslations } from 'next-intl'
import { IntentLink } from '@/components/ui/intent-link'
import { ordersHref } from '@/lib/config/routes'
import './tabs.css'

export type ProfileTab = 'edit' | 'orders'
const hrefs: Record<ProfileTab, string> = { edit: '/profile', orders: ordersHref }

/** The two tabs of the profile, each with its own URL. Spec §2 (Profile). */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  const t = useTranslations('Profile')
  return (
    <nav aria-label={t('tabs')} className="tabs">
      {(['edit', 'orders'] satisfies ProfileTab[]).map((tab) => (
        <IntentLink key={tab} href={hrefs[tab]} scroll={false} aria-current={tab === current ? 'page' : undefined}>
          {t(tab)}
        </IntentLink>
      ))}
    </nav>
  )
}
