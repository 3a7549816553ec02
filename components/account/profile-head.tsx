import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { user } from '@/components/ui/icons'
import { cx } from '@/components/ui/cx'
import type { Customer } from '@/lib/contract/customer'
import { mediaFile } from '@/lib/media/address'
import { PHONE_PREFIX, shownPhone } from '@/lib/i18n/phone'
import './account.css'

/** Name, phone and picture of the customer. */
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
          <bdi dir="ltr">
            +{PHONE_PREFIX} {shownPhone(phone)}
          </bdi>
        </p>
      </div>
    </div>
  )
}
