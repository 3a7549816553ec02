import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { Icon, info, user } from '@/components/ui/icon'
import { IntentLink } from '@/components/ui/intent-link'
import { newPasswordHref, ordersHref } from '@/lib/config/routes'
import type { Customer } from '@/lib/contract/customer'
import { mediaFile } from '@/lib/media/address'
import { fullPhone } from '@/lib/i18n/phone'
import './account.css'
import './tabs.css'

export function ProfileHead({ customer }: { customer: Customer }) {
  const t = useTranslations('Account')
  const { username, phone, image } = customer
  return (
    <div className="flex items-center gap-5">
      <span className={cx('avatar', image && 'avatar-filled')}>
        {image ? (
          <img src={mediaFile(image, 320)} alt={t('avatarAlt')} width={96} height={96} />
        ) : (
          <Icon shape={user} size={36} />
        )}
      </span>
      <div className="min-w-0">
        <h1 className="text-h1">
          <bdi>{username}</bdi>
        </h1>
        <p className="mt-0.5 text-date-600">
          <bdi dir="ltr">{fullPhone(phone)}</bdi>
        </p>
      </div>
    </div>
  )
}

/** Asks a customer who signed in by a temporary password to choose a new one. */
export function TemporaryPassword() {
  const t = useTranslations('Account')
  return (
    <p className="mt-6 flex items-start gap-3 rounded-card bg-saffron-100 px-5 py-4 text-low-stock">
      <Icon shape={info} size={22} className="mt-0.5" />
      <span>
        {t('temporaryPassword')} {/* A full page load, so that the browser focuses the field of the fragment. */}
        <a href={newPasswordHref} className="link">
          {t('choosePassword')}
        </a>
      </span>
    </p>
  )
}

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
