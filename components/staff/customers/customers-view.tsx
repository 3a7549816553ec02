import type { CustomerPage } from '@/lib/contract/staff-customers'
import { fullPhone } from '@/lib/i18n/phone'
import { ColumnHeads, ListSearch, listHref, NextPage } from '../kit/list-parts'
import type { StaffTexts } from '../kit/translations'
import { staffDate } from '../kit/when'
import { PageTitle } from '../kit/page-title'
import { StaffLink } from '../kit/links'

interface Props extends CustomerPage, StaffTexts {
  search: string
}

/** Customers, newest first, with search. */
export function CustomersView({ customers, next, search, language, t }: Props) {
  return (
    <>
      <PageTitle title={t('Customers.title')}>
        <ListSearch action="/staff/customers" label={t('Customers.search')} value={search} apply={t('Common.search')} />
      </PageTitle>
      {customers.length === 0 ? (
        <p className="staff-card">{t('Customers.empty')}</p>
      ) : (
        <table className="staff-table">
          <ColumnHeads
            names={(['name', 'phone', 'since', 'orders', 'state'] as const).map((column) =>
              t(`Customers.columns.${column}`),
            )}
          />
          <tbody>
            {customers.map(({ id, name, phone, email, createdAt, orders, state }) => (
              <tr key={id}>
                <th scope="row">
                  <StaffLink href={`/staff/customers/${id}`} className="staff-row-link">
                    <bdi>{name || t('Customers.noName')}</bdi>
                  </StaffLink>
                  {email && <bdi className="staff-quiet">{email}</bdi>}
                </th>
                <td>{phone && <bdi dir="ltr">{fullPhone(phone)}</bdi>}</td>
                <td>
                  <span className="staff-quiet">{staffDate(createdAt, language)}</span>
                </td>
                <td>
                  <span className="max-wide:hidden">{orders}</span>
                  <span className="staff-narrow">{t('Customers.orderCount', { count: orders })}</span>
                </td>
                <td>{state !== 'active' && <span className="staff-chip">{t(`Customers.${state}`)}</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <NextPage href={next !== null && listHref('/staff/customers', { search, after: next })}>
        {t('Customers.older')}
      </NextPage>
    </>
  )
}
