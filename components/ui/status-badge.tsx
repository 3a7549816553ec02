import { useTranslations } from 'next-intl'
import type { orderStatuses } from '@/lib/contract/order'
import { Badge } from './badge'

/** An order's status in words. Spec §4. */
export function StatusBadge({ status }: { status: (typeof orderStatuses)[number] }) {
  const t = useTranslations('OrderStatus')
  return <Badge tone={status}>{t(status)}</Badge>
}
