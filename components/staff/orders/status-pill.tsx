import { Badge } from '@/components/ui/badge'
import type { OrderStatus } from '@/lib/contract/order'
import type { StaffTranslator } from '@/lib/i18n/staff'

/** An order's status in the words of the counter: what is to be done. */
export function StatusPill({ status, t }: { status: OrderStatus; t: StaffTranslator }) {
  return <Badge tone={status}>{t(`Status.${status}`)}</Badge>
}
