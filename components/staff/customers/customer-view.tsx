import { fromAed } from '@/lib/contract/money'
import { STAFF_BASE } from '@/lib/contract/staff'
import type { CustomerDetail } from '@/lib/contract/staff-customers'
import { fullPhone } from '@/lib/i18n/phone'
import { formatPrice } from '@/lib/i18n/price'
import type { StaffTexts } from '../kit/translations'
import { staffDate, staffTime } from '../kit/when'
import { StatusPill } from '../orders/status-pill'
import { ContactLinks } from '../orders/contact-links'
import { CustomerActions } from './customer-actions'
import { PageTitle } from '../kit/page-title'
import { ActionLink, StaffLink } from '../kit/links'
import { Card } from '../kit/card'

interface Props extends StaffTexts {
  customer: CustomerDetail
  /** Each on one line, with the city's name. */
  addresses: string[]
  /** The demo's owner changes nothing. */
  readOnly: boolean
}

/** One customer: contacts, addresses, orders, and what may be asked about their data. */
export function CustomerView({ customer, addresses, readOnly, language, t }: Props) {
  const { id, name, phone, email, createdAt, state, newest, reviews } = customer
  return (
    <>
      <PageTitle title={<bdi>{name || t('Customers.noName')}</bdi>}>
        {state !== 'active' && <span className="staff-chip">{t(`Customers.${state}`)}</span>}
      </PageTitle>
      <div className="staff-columns">
        <div className="grid gap-4">
          <section className="staff-card">
            <h2 className="mb-2 text-h3">{t('Customers.lastOrders')}</h2>
            {newest.length === 0 && <p>{t('Customers.noOrders')}</p>}
            <ul className="staff-low">
              {newest.map((order) => (
                <li key={order.id}>
                  <span>
                    <StaffLink href={`/staff/orders/${order.code}`} className="staff-row-link">
                      <bdi dir="ltr">{order.code}</bdi>
                    </StaffLink>
                    <span className="staff-quiet">{staffTime(order.createdAt, language)}</span>
                  </span>
                  <span className="grid justify-items-end gap-1">
                    <StatusPill order={order} t={t} />
                    <span className="text-small">{formatPrice(fromAed(order.total), language)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <Card title={t('Customers.addresses')} className="gap-2">
            {addresses.length === 0 && <p>{t('Customers.noAddresses')}</p>}
            <ul className="grid gap-2">
              {addresses.map((address, at) => (
                <li key={at}>
                  <bdi>{address}</bdi>
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <div className="grid gap-4">
          <Card title={t('Order.customer')} className="gap-3">
            {phone && (
              <bdi dir="ltr" className="justify-self-start">
                {fullPhone(phone)}
              </bdi>
            )}
            {email && <bdi className="break-all">{email}</bdi>}
            <p className="text-date-600">
              {t('Customers.since', { at: staffDate(createdAt, language) })} ·{' '}
              {t('Customers.reviews', { count: reviews })}
            </p>
            {phone && <ContactLinks phone={phone} t={t} />}
          </Card>
          <Card title={t('Customers.data')} className="justify-items-start gap-3">
            <p>{t('Customers.exportText')}</p>
            <ActionLink href={`${STAFF_BASE}/customers/${id}/data`} download>
              {t('Customers.export')}
            </ActionLink>
            {!readOnly && state !== 'erased' && <CustomerActions id={id} name={name} blocked={state === 'blocked'} />}
          </Card>
        </div>
      </div>
    </>
  )
}
