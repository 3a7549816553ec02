import { useTranslations } from 'next-intl'
import basket from '@/components/brand/pictures/basket.webp'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon, bag, refresh } from '@/components/ui/icon'
import { refetchCart } from '@/lib/client/cart-query'

/** CartIsEmpty with a link to the shop. Spec §2, §8. */
export function EmptyCart({ onLeave, heading = 'h2' }: { onLeave?: () => void; heading?: 'h1' | 'h2' }) {
  const t = useTranslations('Cart')
  return (
    <EmptyState heading={heading} title={t('CartIsEmpty')} text={t('emptyText')} picture={basket.src}>
      <ButtonLink href="/shop" onClick={onLeave}>
        {t('GoToShopping')}
      </ButtonLink>
    </EmptyState>
  )
}

export function CartLoading() {
  const t = useTranslations('Cart')
  return (
    <div className="flex flex-1 flex-col px-5" role="status" aria-label={t('loading')}>
      {[0, 1].map((one) => (
        <div key={one} className="flex gap-3 border-b border-sand-200 py-5 last:border-0">
          <span className="skeleton size-23 rounded-thumb" />
          <span className="flex flex-1 flex-col gap-3">
            <span className="skeleton h-5 w-3/4 rounded-full" />
            <span className="skeleton h-4 w-1/3 rounded-full" />
            <span className="skeleton h-11 w-36 rounded-full" />
          </span>
        </div>
      ))}
    </div>
  )
}

/** Shown when the cart cannot be fetched: retry, or open the cart page. Standards 23. */
export function CartFailure({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('Cart')
  return (
    <div role="alert" className="grid flex-1 place-items-center">
      <EmptyState offline title={t('failedTitle')} text={t('failedText')} mark={<Icon shape={bag} size={56} />}>
        <Button onClick={refetchCart}>
          <Icon shape={refresh} />
          {t('retry')}
        </Button>
        <ButtonLink href="/cart" look="quiet" onClick={onLeave}>
          {t('viewCart')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
