import { Money } from '@/components/ui/money'
import { fromAed } from '@/lib/contract/money'

/** An amount from the wire, in AED. `stale`: dimmed while an update is pending. */
export function Amount({ aed, stale = false, className }: { aed: number; stale?: boolean; className?: string }) {
  return (
    <span className={stale ? 'opacity-50 transition-opacity duration-160' : 'transition-opacity duration-160'}>
      <Money fils={fromAed(aed)} className={className} />
    </span>
  )
}
