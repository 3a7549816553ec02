import { useTranslations } from 'next-intl'
import { ProductCardSkeleton } from './product-card-skeleton'
import { ProductGridFrame } from './product-grid-frame'

/** As many places as cards are expected. Spec §9. */
export function ProductGridSkeleton({ count, wide }: { count: number; wide?: boolean }) {
  const t = useTranslations('Kit')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <ProductGridFrame wide={wide}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} aria-hidden="true">
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGridFrame>
    </>
  )
}
