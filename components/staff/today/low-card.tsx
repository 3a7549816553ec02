import { Icon } from '@/components/ui/icon'
import { box } from '@/components/ui/icons'
import type { StaffProduct } from '@/lib/contract/staff-catalogue'
import type { StaffTexts } from '../kit/translations'

/** Products of which few are left. */
export function LowCard({
  products,
  language,
  t,
}: {
  products: StaffProduct[]
} & StaffTexts) {
  return (
    <section className="staff-card grid gap-2">
      <h2 className="staff-card-title">
        <Icon shape={box} />
        {t('Today.low')}
      </h2>
      {products.length === 0 && <p>{t('Today.noLow')}</p>}
      <ul className="staff-low">
        {products.map(({ id, title, stock }) => (
          <li key={id}>
            <bdi>{title[language] || title.en}</bdi>
            <span className="staff-chip">{t('Today.left', { count: stock })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
