import { Badge } from '@/components/ui/badge'
import { Chip } from '@/components/ui/chip'
import { RemovableChip } from '@/components/ui/removable-chip'
import { StatusBadge } from '@/components/ui/status-badge'
import { StockBadge } from '@/components/ui/stock-badge'
import { orderStatuses } from '@/lib/contract/order-statuses'
import { Caption } from './caption'
import { useSay } from './use-say'

/** Chips, badges and order statuses. */
export function ChipStates() {
  const say = useSay()
  return (
    <>
      <Caption>{say('Chips, badges, status', 'الشرائح والشارات والحالات')}</Caption>
      <div className="flex flex-wrap gap-3">
        <RemovableChip href="#feed">{say('Feed', 'أعلاف')}</RemovableChip>
        <Chip href="#dogs">{say('Dogs', 'كلاب')}</Chip>
        <Chip href="#cats" current>
          {say('Cats', 'قطط')}
        </Chip>
      </div>
      <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
        <Badge tone="sale">
          <bdi dir="ltr">-20%</bdi>
        </Badge>
        <Badge tone="soldOut">{say('Sold out', 'نفدت')}</Badge>
        <Badge tone="new">{say('New', 'جديد')}</Badge>
        <Badge tone="sand">{say('Accessories', 'إكسسوارات')}</Badge>
        <StockBadge stock={18} />
        <StockBadge stock={2} />
        <StockBadge stock={1} />
        <StockBadge stock={0} />
        {orderStatuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </div>
    </>
  )
}
