import { useTranslations } from 'next-intl'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import { foreign } from '@/lib/i18n/foreign'
import type { StaffTexts } from '../kit/translations'
import { slotHours } from '../kit/when'
import { ContactLinks } from './contact-links'
import { Card } from '../kit/card'

/** When and where an order goes, and its customer a call away. The butcher sees the time and a first name. */
export function OrderDelivery({ order, language, t }: { order: DeskOrder } & StaffTexts) {
  const cities = useTranslations('City')
  const { slot, customer, name, pickup } = order
  const note = customer?.address.note ?? ''
  return (
    <Card title={t('Order.deliver')} className="gap-3 max-lg:-order-1">
      {slot && <p className="font-semibold">{slotHours(slot, language, t)}</p>}
      {pickup && <p className="font-semibold">{t('Order.pickup')}</p>}
      {customer && (
        <>
          <p>
            <bdi className="block">{customer.address.address}</bdi>
            {cities(customer.address.city)}
          </p>
          {note && (
            <p>
              <span className="block text-note text-date-600">{t('Order.note')}</span>
              <bdi {...foreign({ en: note, ar: note }, language)}>{note}</bdi>
            </p>
          )}
        </>
      )}
      <h3 className="text-small text-date-600">{t('Order.customer')}</h3>
      <p className="flex items-center gap-3 font-medium">
        <span className="staff-person" aria-hidden="true">
          {[...name][0]}
        </span>
        <span className="grid">
          <bdi>{name || t('Customers.noName')}</bdi>
          {customer?.phone && (
            <bdi className="text-note font-normal text-date-600" dir="ltr">
              +{customer.phone}
            </bdi>
          )}
        </span>
      </p>
      {customer?.phone && <ContactLinks phone={customer.phone} map={customer.address.link} t={t} />}
    </Card>
  )
}
