import { Icon } from '@/components/ui/icon'
import { STAFF_BASE } from '@/lib/contract/staff'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { printer } from '../frame/icons'
import { ActionLink } from '../kit/links'

interface Props {
  order: DeskOrder
  t: StaffTranslator
}

/** Everything of an order that is printed, each in a tab of its own. */
export function OrderPrints({ order, t }: Props) {
  const { code, documents, customer, carcass } = order
  const sheets = [
    ...(customer ? [{ href: sheet(code, 'picking-list'), label: t('Order.picking') }] : []),
    ...(carcass ? [{ href: sheet(code, 'cut-sheet'), label: t('Order.cutSheet') }] : []),
    ...documents.map(({ kind, number, url }) => ({ href: url, label: t(`Order.${kind}`, { number }) })),
    // An erased customer has no address left.
    ...(customer?.phone ? [{ href: sheet(code, 'label'), label: t('Order.label') }] : []),
  ]
  return (
    <ul className="flex flex-wrap gap-2 lg:ms-auto">
      {sheets.map(({ href, label }) => (
        <li key={href}>
          <ActionLink href={href} newTab>
            <Icon shape={printer} />
            {label}
          </ActionLink>
        </li>
      ))}
    </ul>
  )
}

function sheet(code: string, name: 'picking-list' | 'cut-sheet' | 'label'): string {
  return `${STAFF_BASE}/orders/${code}/${name}`
}
