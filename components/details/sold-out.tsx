import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { StockBadge } from '@/components/ui/stock-badge'
import { categoryHref } from '@/lib/config/routes'

interface Props {
  related: boolean
  category: { id: string } | null
  heart: ReactNode
}

/** The sold-out notice with a link to related products and the heart. Spec §2; standards 22. */
export function SoldOut({ related, category, heart }: Props) {
  const t = useTranslations()
  const elsewhere = category ? categoryHref(category.id) : '/shop'
  return (
    <div className="rounded-card bg-sand-100 p-4">
      <StockBadge stock={0} />
      <p className="mt-2.5 text-date-700">{t(related ? 'Details.soldOutHint' : 'Details.soldOutAlone')}</p>
      <p className="mt-4 flex gap-3">
        <ButtonLink href={related ? '#related' : elsewhere} className="flex-1">
          {t(related ? 'Details.seeRelated' : 'Cart.keepShopping')}
        </ButtonLink>
        {heart}
      </p>
    </div>
  )
}
