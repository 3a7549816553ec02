import { Badge } from '@/components/ui/badge'
import { stageOf, type OrderStatus } from '@/lib/contract/order'
import type { StaffTranslator } from '@/lib/i18n/staff'

interface Props {
  order: { status: OrderStatus; pickup?: boolean }
  t: StaffTranslator
}

/** An order's status in the words of the counter: what is to be done. */
export function StatusPill({ order: { status, pickup = false }, t }: Props) {
  return <Badge tone={status}>{t(`Status.${stageOf({ status, pickup })}`)}</Badge>
}
