import { box } from '@/components/ui/icons'
import type { StaffProduct } from '@/lib/contract/staff-catalogue'
import { Card } from '../kit/card'
import type { StaffTexts } from '../kit/translations'

/** Products of which few are left. */
export function LowCard({ products, language, t }: { products: StaffProduct[] } & StaffTexts) {
  return (
    <Card icon={box} title={t('Today.low')} className="gap-2">
      {products.length === 0 && <p>{t('Today.noLow')}</p>}
      <ul className="staff-low">
        {products.map(({ id, title, stock }) => (
          <li key={id}>
            <bdi>{title[language] || title.en}</bdi>
            <span className="staff-chip">{t('Today.left', { count: stock })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
