import { Badge } from '@/components/ui/badge'
import type { CardBadge } from './badge-of'

interface Props {
  badge: CardBadge | null
  words: { soldOut: string; new: string; percentOff: string }
  className?: string
}

/** `ProductBadge` with an explicit badge and labels, for client components. */
export function BadgeIn({ badge, words, className }: Props) {
  if (!badge) return null
  if (badge.kind !== 'percent')
    return (
      <Badge tone={badge.kind} className={className}>
        {words[badge.kind]}
      </Badge>
    )
  return (
    <Badge tone="sale" className={className}>
      <bdi aria-hidden="true" dir="ltr">
        {`-${badge.percent}%`}
      </bdi>
      <span className="sr-only">{words.percentOff}</span>
    </Badge>
  )
}
