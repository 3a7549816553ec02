import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { bag, refresh } from '@/components/ui/icons'
import { refetchCart } from '@/lib/client/cart-query'

/** Shown when the cart cannot be fetched: retry, or open the cart page. Standards 23. */
export function CartFailure({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('Cart')
  return (
    <div role="alert" className="grid flex-1 place-items-center">
      <EmptyState
        offline
        title={t('failedTitle')}
        text={t('failedText')}
        mark={<Icon shape={bag} size={56} />}
        actions={
          <>
            <Button onClick={refetchCart}>
              <Icon shape={refresh} />
              {t('retry')}
            </Button>
            <ButtonLink href="/cart" look="quiet" onClick={onLeave}>
              {t('viewCart')}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
