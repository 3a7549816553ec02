import { useTranslations } from 'next-intl'
import { Icon, whatsapp } from '@/components/ui/icon'
import { cx } from '@/components/ui/cx'
import { Money } from '@/components/ui/money'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import { comma } from '@/lib/i18n/comma'
import { knife, phoneShape } from '../frame/icons'
import type { StaffTexts } from '../kit/translations'
import { slotHours, staffTime } from '../kit/when'
import { OrderActions } from './order-actions'
import { SelectBox } from '../kit/selection'
import { OrderSelection } from './order-selection'
import { paymentText } from './payment-text'
import { StatusPill } from './status-pill'
import { Thumbs } from './thumbs'
import { ColumnHeads } from '../kit/list-parts'
import { StaffLink } from '../kit/links'

interface Props extends StaffTexts {
  orders: DeskOrder[]
  /** Shown in place of the table without any: what a change of many did, which may have emptied a tab, still shows. */
  empty: string
}

/** A word that a phone breaks; shorter ones stay whole. */
const LONG_WORD = /\S{17}/

/** Orders as a table, whose rows are cards on a phone. Those with a next step can be selected. */
export function OrderList({ orders, empty, language, t }: Props) {
  const priced = orders.some(({ money }) => money)
  const rows = orders.filter(({ next }) => next.length > 0).map(({ code, next }) => ({ code, next }))
  const table = (
    <table className="staff-table staff-orders">
      <ColumnHeads
        names={[
          ...(rows.length > 0 ? [''] : []),
          ...(['order', 'customer', 'delivery', 'items'] as const).map((name) => t(`Orders.${name}`)),
          ...(priced ? [t('Orders.total'), t('Orders.payment')] : []),
          '',
        ]}
      />
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} selects={rows.length > 0} priced={priced} language={language} t={t} />
        ))}
      </tbody>
    </table>
  )
  return (
    <OrderSelection rows={rows}>{orders.length > 0 ? table : <p className="staff-card">{empty}</p>}</OrderSelection>
  )
}

interface RowProps extends Omit<Props, 'orders' | 'empty'> {
  order: DeskOrder
  selects: boolean
  priced: boolean
}

function Row({ order, selects, priced, language, t }: RowProps) {
  const cities = useTranslations('City')
  const { code, createdAt, status, name, customer, slot, late, carcass, lines, money, next } = order
  return (
    <tr data-status={status}>
      {selects && (
        <td className="staff-order-box">
          {next.length > 0 && <SelectBox id={code} label={t('Orders.select', { code })} />}
        </td>
      )}
      <th scope="row" className="max-wide:[grid-area:code]">
        <StaffLink href={`/staff/orders/${code}`} className="staff-row-link">
          <bdi>{code}</bdi>
        </StaffLink>
        <span className="staff-quiet">{staffTime(createdAt, language)}</span>
      </th>
      <td className={cx('max-wide:[grid-area:name]', LONG_WORD.test(name) && 'wrap-anywhere')}>
        <bdi>{name || t('Customers.noName')}</bdi>
        {customer && <span className="staff-quiet">{cities(customer.address.city)}</span>}
      </td>
      <td className="max-wide:contents">
        {slot && (
          <span className="block max-wide:text-(length:--text-note) max-wide:[grid-area:slot]">
            {slotHours(slot, language, t)}
          </span>
        )}
        <span className="flex flex-wrap gap-1.5 max-wide:justify-end max-wide:[grid-area:status] max-wide:[&>*]:py-0.5 max-wide:[&>*]:leading-4 max-wide:[&>*]:whitespace-normal">
          <StatusPill order={order} t={t} />
          {late && <span className="staff-chip staff-chip-alarm">{t('Orders.late')}</span>}
        </span>
      </td>
      <td className="max-wide:contents">
        <span className="staff-order-items max-wide:[grid-area:items]">
          <Thumbs images={lines.slice(0, 3).map(({ image }) => image)} />
        </span>
        <span className="sr-only">{lines.map(({ title }) => title[language]).join(comma(language))}</span>
        {carcass && (
          <span className="staff-chip staff-chip-alarm max-wide:justify-self-end max-wide:[grid-area:cut] wide:mt-1.5 wide:flex wide:w-fit">
            <Icon shape={knife} size={16} />
            {t('Orders.carcass')}
          </span>
        )}
      </td>
      {priced && (
        <td className="font-medium max-wide:text-end max-wide:[grid-area:total]">
          {money && <Money fils={money.total} small />}
        </td>
      )}
      {priced && <td className="max-wide:hidden">{money && paymentText(money, t)}</td>}
      <td className="max-wide:flex max-wide:items-start max-wide:gap-2 max-wide:pt-1.5 max-wide:[grid-area:step] wide:text-end max-wide:[&>.grid]:flex-1">
        <OrderActions order={order} compact />
        {customer?.phone && (
          <span className="staff-narrow staff-order-contact wide:hidden print:hidden">
            <a href={`tel:+${customer.phone}`} aria-label={`${t('Order.call')} ${name}`}>
              <Icon shape={phoneShape} />
            </a>
            <a
              href={`https://wa.me/${customer.phone}`}
              target="_blank"
              rel="noreferrer"
              aria-label={`${t('Order.whatsapp')} ${name}`}
            >
              <Icon shape={whatsapp} />
            </a>
          </span>
        )}
      </td>
    </tr>
  )
}
