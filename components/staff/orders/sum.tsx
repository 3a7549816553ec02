import { Money } from '@/components/ui/money'

/** A line of a list of sums. */
export function Sum({ label, fils, strong }: { label: string; fils: number; strong?: boolean }) {
  return (
    <div className={strong ? 'text-lead font-semibold' : undefined}>
      <dt>{label}</dt>
      <dd>
        <Money fils={fils} small />
      </dd>
    </div>
  )
}
