import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StockBadge } from '@/components/ui/stock-badge'

/** The quantity has ended: said plainly, with a way to what is like it and, beside it, the heart. Spec §2; standards 22. */
export function SoldOut({ heart }: { heart: ReactNode }) {
  const t = useTranslations('Details')
  return (
    <div className="rounded-card bg-sand-100 p-4">
      <StockBadge stock={0} />
      <p className="mt-2.5 text-date-700">{t('soldOutHint')}</p>
      <p className="mt-4 flex gap-3">
        <a href="#related" className="button button-primary flex-1">
          {t('seeRelated')}
        </a>
        {heart}
      </p>
    </div>
  )
}
