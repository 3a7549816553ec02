import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import type { Language } from '@/lib/config/constants'
import { fromAed } from '@/lib/contract/money'
import { STAFF_BASE } from '@/lib/contract/staff'
import type { CustomerDetail } from '@/lib/contract/staff-customers'
import { formatPrice } from '@/lib/i18n/price'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { staffDate, staffTime } from '../kit/when'
import { StatusPill } from '../orders/status-pill'
import { CustomerActions } from './customer-actions'

interface Props {
  customer: CustomerDetail
  /** Each on one line, with the city's name. */
  addresses: string[]
  /** The demo's owner changes nothing. */
  readOnly: boolean
  language: Language
  t: StaffTranslator
}

/** One customer: contacts, addresses, orders, and what may be asked about their data. */
export function CustomerView({ customer, addresses, readOnly, language, t }: Props) {
  const { id, name, phone, email, createdAt, state, newest, reviews } = customer
  return (
    <>
      <div className="staff-title">
        <h1 className="text-h2">
          <bdi>{name || t('Customers.noName')}</bdi>
        </h1>
        {state !== 'active' && <span className="staff-chip">{t(`Customers.${state}`)}</span>}
      </div>
      <div className="staff-columns">
        <div className="grid gap-4">
          <section className="staff-card">
            <h2 className="mb-2 text-h3">{t('Customers.lastOrders')}</h2>
            {newest.length === 0 && <p>{t('Customers.noOrders')}</p>}
            <ul className="staff-low">
              {newest.map((order) => (
                <li key={order.id}>
                  <span>
                    <Link href={`/staff/orders/${order.id}`} prefetch={false} className="staff-row-link">
                      <bdi dir="ltr">{order.code}</bdi>
                    </Link>
                    <span className="staff-quiet">{staffTime(order.createdAt, language)}</span>
                  </span>
                  <span className="grid justify-items-end gap-1">
                    <StatusPill status={order.status} t={t} />
                    <span className="text-small">{formatPrice(fromAed(order.total), language)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section className="staff-card grid gap-2">
            <h2 className="text-h3">{t('Customers.addresses')}</h2>
            {addresses.length === 0 && <p>{t('Customers.noAddresses')}</p>}
            <ul className="grid gap-2">
              {addresses.map((address, at) => (
                <li key={at}>
                  <bdi>{address}</bdi>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="grid gap-4">
          <section className="staff-card grid gap-3">
            <h2 className="text-h3">{t('Order.customer')}</h2>
            {phone && (
              <bdi dir="ltr" className="justify-self-start">
                +{phone}
              </bdi>
            )}
            {email && <bdi className="break-all">{email}</bdi>}
            <p className="text-date-600">
              {t('Customers.since', { at: staffDate(createdAt, language) })} ·{' '}
              {t('Customers.reviews', { count: reviews })}
            </p>
            {phone && (
              <div className="flex flex-wrap gap-3">
                <a href={`tel:+${phone}`} className={buttonClass({ look: 'quiet', size: 'small' })}>
                  {t('Order.call')}
                </a>
                <a
                  href={`https://wa.me/${phone}`}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass({ look: 'quiet', size: 'small' })}
                >
                  {t('Order.whatsapp')}
                </a>
              </div>
            )}
          </section>
          <section className="staff-card grid justify-items-start gap-3">
            <h2 className="text-h3">{t('Customers.data')}</h2>
            <p>{t('Customers.exportText')}</p>
            <a
              href={`${STAFF_BASE}/customers/${id}/data`}
              download
              className={buttonClass({ look: 'quiet', size: 'small' })}
            >
              {t('Customers.export')}
            </a>
            {!readOnly && state !== 'erased' && <CustomerActions id={id} name={name} blocked={state === 'blocked'} />}
          </section>
        </div>
      </div>
    </>
  )
}
