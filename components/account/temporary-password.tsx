import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { info } from '@/components/ui/icons'
import { newPasswordHref } from '@/lib/config/routes'

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
