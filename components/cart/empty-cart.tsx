import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { bag } from '@/components/ui/icons'

/** CartIsEmpty, and the way to the shop. Spec §2, §8. */
export function EmptyCart({ onLeave, heading = 'h2' }: { onLeave?: () => void; heading?: 'h1' | 'h2' }) {
  const t = useTranslations('Cart')
  return (
    <EmptyState
      heading={heading}
      title={t('CartIsEmpty')}
      text={t('emptyText')}
      mark={<Icon shape={bag} size={56} />}
      actions={
        <ButtonLink href="/shop" onClick={onLeave}>
          {t('GoToShopping')}
        </ButtonLink>
      }
    />
  )
}
