import { useTranslations } from 'next-intl'
import { PageWidth } from '@/components/layout/page-width'
import { ProductCarousel } from '@/components/product/product-carousel'
import type { Product } from '@/lib/contract/product'
import { HOME_OF_A_GROUP } from '@/lib/config/constants'

interface Props {
  name: 'bestSeller' | 'accessories' | 'feed' | 'newArrival'
  products: Product[]
  /** On a band of sand. */
  band?: boolean
}

/** The first products of a group as a carousel; renders nothing for an empty group. Spec §2 (Home). */
export function GroupCarousel({ name, products, band }: Props) {
  const t = useTranslations('Home')
  if (products.length === 0) return null
  return (
    <PageWidth band={band}>
      <ProductCarousel
        title={t(name)}
        note={t(`${name}Note`)}
        products={products.slice(0, HOME_OF_A_GROUP)}
        more={{ href: `/settings-product/${name}`, label: t('seeAll') }}
      />
    </PageWidth>
  )
}
