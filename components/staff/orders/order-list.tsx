import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Money } from '@/components/ui/money'
import type { Language } from '@/lib/config/constants'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { staffTime } from '../kit/when'
import { OrderActions } from './order-actions'
import { StatusPill } from './status-pill'
import { Thumbs } from './thumbs'

interface Props {
  orders: DeskOrder[]
  language: Language
  t: StaffTranslator
}

/** Orders as a table, whose rows are cards on a phone. */
export function OrderList({ orders, language, t }: Props) {
  const cities = useTranslations('City')
  const priced = orders.some(({ money }) => money)
  return (
    <table className="staff-table">
      <thead>
        <tr>
          <th scope="col">{t('Orders.order')}</th>
          <th scope="col">{t('Orders.customer')}</th>
          <th scope="col">{t('Orders.delivery')}</th>
          <th scope="col">{t('Orders.items')}</th>
          {priced && <th scope="col">{t('Orders.total')}</th>}
          {priced && <th scope="col">{t('Orders.payment')}</th>}
          <td />
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <Link href={`/staff/orders/${order.code}`} prefetch={false} className="staff-row-link">
                <bdi>{order.code}</bdi>
              </Link>
              <span className="staff-quiet">{staffTime(order.createdAt, language)}</span>
            </th>
            <td>
              <bdi>{order.name}</bdi>
              {order.customer && <span className="staff-quiet">{cities(order.customer.address.city)}</span>}
            </td>
            <td>
              {order.slot && (
                <bdi className="block" dir="ltr">
                  {order.slot.date} {order.slot.from}–{order.slot.to}
                </bdi>
              )}
              <StatusPill status={order.status} t={t} />
            </td>
            <td>
              <Thumbs images={order.lines.slice(0, 3).map(({ image }) => image)} />
              <span className="sr-only">{order.lines.map(({ title }) => title[language]).join(', ')}</span>
            </td>
            {priced && <td className="font-medium">{order.money && <Money fils={order.money.total} small />}</td>}
            {priced && <td>{order.money && t(`Payment.${order.money.payment}`)}</td>}
            <td>
              <OrderActions order={order.code} next={order.next} compact />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
