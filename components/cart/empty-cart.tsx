import { useTranslations } from 'next-intl'
import basket from '@/components/navigation/pictures/basket.webp'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

/** CartIsEmpty with a link to the shop. Spec §2, §8. */
export function EmptyCart({ onLeave, heading = 'h2' }: { onLeave?: () => void; heading?: 'h1' | 'h2' }) {
  const t = useTranslations('Cart')
  return (
    <EmptyState
      heading={heading}
      title={t('CartIsEmpty')}
      text={t('emptyText')}
      picture={basket.src}
      actions={
        <ButtonLink href="/shop" onClick={onLeave}>
          {t('GoToShopping')}
        </ButtonLink>
      }
    />
  )
}
