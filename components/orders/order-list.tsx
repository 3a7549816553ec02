import { useTranslations } from 'next-intl'
import eggs from '@/components/brand/pictures/eggs.webp'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { OrderCard, type OwnOrder } from './order-card'

/** The customer's orders. Spec §2 (Profile), §8 (No found any orders). */
export function OrderList({ orders }: { orders: OwnOrder[] }) {
  const t = useTranslations('Orders')
  return (
    <section aria-labelledby="orders-title">
      <h2 id="orders-title" className="sr-only">
        {t('heading')}
      </h2>
      {orders.length === 0 ? (
        <EmptyState
          title={t('NoFoundAnyOrders')}
          text={t('emptyText')}
          picture={eggs.src}
          actions={<ButtonLink href="/settings-product/bestSeller">{t('emptyAction')}</ButtonLink>}
        />
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {orders.map((one) => (
            <li key={one.order.id}>
              <OrderCard {...one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
