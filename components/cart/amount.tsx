import { Money } from '@/components/ui/money'
import { fromAed } from '@/lib/contract/money'

/** An amount as the wire tells it, in AED. `stale`: the server is about to tell another. */
export function Amount({ aed, stale = false, className }: { aed: number; stale?: boolean; className?: string }) {
  return (
    <span className={stale ? 'opacity-50 transition-opacity duration-160' : 'transition-opacity duration-160'}>
      <Money fils={fromAed(aed)} className={className} />
    </span>
  )
}
