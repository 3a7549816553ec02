import Link from 'next/link'
import { Button, buttonClass } from '@/components/ui/button'
import type { Language } from '@/lib/config/constants'
import type { CustomerPage } from '@/lib/contract/staff-customers'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { staffDate } from '../kit/when'

interface Props extends CustomerPage {
  search: string
  language: Language
  t: StaffTranslator
}

/** Customers, newest first, with search. */
export function CustomersView({ customers, next, search, language, t }: Props) {
  return (
    <>
      <div className="staff-title">
        <h1 className="text-h2">{t('Customers.title')}</h1>
        <form action="/staff/customers" role="search" className="staff-search flex gap-2">
          <span className="field-control field-pill flex-1">
            <input
              name="search"
              type="search"
              defaultValue={search}
              className="field-input"
              aria-label={t('Customers.search')}
              placeholder={t('Customers.search')}
            />
          </span>
          <Button type="submit" look="quiet" size="small">
            {t('Audit.apply')}
          </Button>
        </form>
      </div>
      {customers.length === 0 ? (
        <p className="staff-card">{t('Customers.empty')}</p>
      ) : (
        <table className="staff-table">
          <thead>
            <tr>
              {(['name', 'phone', 'since', 'orders', 'state'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`Customers.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {customers.map(({ id, name, phone, email, createdAt, orders, state }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={`/staff/customers/${id}`} prefetch={false} className="staff-row-link">
                    <bdi>{name || t('Customers.noName')}</bdi>
                  </Link>
                  {email && <bdi className="staff-quiet">{email}</bdi>}
                </th>
                <td>{phone && <bdi dir="ltr">+{phone}</bdi>}</td>
                <td>
                  <span className="staff-quiet">{staffDate(createdAt, language)}</span>
                </td>
                <td>
                  {orders} <span className="staff-narrow">{t('Customers.columns.orders')}</span>
                </td>
                <td>{state !== 'active' && <span className="staff-chip">{t(`Customers.${state}`)}</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {next !== null && (
        <Link
          href={`/staff/customers?${new URLSearchParams({ ...(search && { search }), after: next })}`}
          prefetch={false}
          className={buttonClass({ look: 'quiet', size: 'small' }, 'mt-5')}
        >
          {t('Customers.older')}
        </Link>
      )}
    </>
  )
}
