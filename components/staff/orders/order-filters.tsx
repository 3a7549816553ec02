import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon, filter as filterShape } from '@/components/ui/icon'
import { cities } from '@/lib/contract/address'
import { paymentGroupNames, type OrderFilter } from '@/lib/contract/staff-order-list'
import { StaffCheck, StaffField } from '../kit/field'
import { listHref } from '../kit/list-parts'
import { PageButton } from '../kit/links'
import type { StaffTexts } from '../kit/translations'
import { hours } from '../kit/when'

interface Props extends StaffTexts {
  filter: OrderFilter
  /** Delivery windows of the shop, `16:00-20:00`. */
  windows: string[]
  /** False for the butcher, who sees neither city nor payment. */
  seesCustomers: boolean
}

/** Filters of the list as a form that puts them into the URL; they work without scripts. */
export function OrderFilters({ filter, windows, seesCustomers, language, t }: Props) {
  const cityNames = useTranslations('City')
  const { status, search, ...chosen } = filter
  const count = Object.values(chosen).filter(Boolean).length
  return (
    <details className="mb-4" open={count > 0}>
      <summary
        className={buttonClass({ look: 'quiet', size: 'small' }, 'w-fit list-none [&::-webkit-details-marker]:hidden')}
      >
        <Icon shape={filterShape} />
        {t('Orders.filtersOn', { count })}
      </summary>
      <form
        key={listHref('/staff/orders', filter)}
        action="/staff/orders"
        className="staff-card mt-3 grid items-end gap-3.5 lg:grid-cols-4"
      >
        {status && <input type="hidden" name="status" value={status} />}
        {search && <input type="hidden" name="search" value={search} />}
        <StaffField type="date" name="day" label={t('Orders.day')} defaultValue={chosen.day} />
        <Choice name="slot" label={t('Orders.slot')} value={chosen.slot} any={t('Orders.any')}>
          {[...new Set([...windows, ...(chosen.slot ? [chosen.slot] : [])])].map((one) => {
            const [from = '', to = ''] = one.split('-')
            return (
              <option key={one} value={one}>
                {hours({ from, to }, language)}
              </option>
            )
          })}
        </Choice>
        <StaffField type="date" name="from" label={t('Orders.from')} defaultValue={chosen.from} />
        <StaffField type="date" name="to" label={t('Orders.to')} defaultValue={chosen.to} />
        {seesCustomers && (
          <>
            <Choice name="city" label={t('Orders.city')} value={chosen.city} any={t('Orders.any')}>
              {cities.map((one) => (
                <option key={one} value={one}>
                  {cityNames(one)}
                </option>
              ))}
            </Choice>
            <Choice name="payment" label={t('Orders.payment')} value={chosen.payment} any={t('Orders.any')}>
              {paymentGroupNames.map((one) => (
                <option key={one} value={one}>
                  {t(`Orders.groups.${one}`)}
                </option>
              ))}
            </Choice>
          </>
        )}
        <StaffCheck
          label={t('Orders.carcassOnly')}
          name="carcass"
          value="yes"
          defaultChecked={chosen.carcass === 'yes'}
        />
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className={buttonClass({ size: 'small' })}>
            {t('Orders.apply')}
          </button>
          {count > 0 && (
            <PageButton href={listHref('/staff/orders', { status, search })}>{t('Orders.clear')}</PageButton>
          )}
        </div>
      </form>
    </details>
  )
}

interface FieldProps {
  name: keyof OrderFilter
  label: string
  value: string | undefined
}

function Choice({ name, label, value, any, children }: FieldProps & { any: string; children: ReactNode }) {
  return (
    <label className="grid gap-1.5">
      <span className="text-small font-medium">{label}</span>
      <select name={name} defaultValue={value ?? ''} className="staff-select min-h-13.5">
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  )
}
