import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Price } from '@/components/ui/price'
import { Stars } from '@/components/ui/stars'
import { StockBadge } from '@/components/ui/stock-badge'
import type { Product } from '@/lib/contract/product'
import { cutText } from '@/lib/i18n/cut'
import { cut } from '@/lib/shop-facts'
import { ColourList } from './colour-list'
import { Promises } from './promises'
import { ShareLinks } from './share-links'
import './details.css'

/** What a buyer needs to know beside the pictures. Spec §2 (Product details). */
export function Facts({ product, shareUrl }: { product: Product; shareUrl: string }) {
  const t = useTranslations('Details')
  const language = useLocale()
  const { category, subcategory, averageRating, ratingsCount } = product
  const title = product.title[language]
  return (
    <div className="facts">
      <p className="flex flex-wrap gap-2">
        {category && <Badge tone="sand">{category.name[language]}</Badge>}
        {subcategory && <Badge tone="sand">{subcategory.name[language]}</Badge>}
        <StockBadge stock={product.stock} />
      </p>
      <h1 className="mt-4 text-product" title={title}>
        <bdi>{cutText(title, cut.detailsTitle, language).shown}</bdi>
      </h1>
      {averageRating !== null && (
        <p className="mt-3 flex items-center gap-3">
          <Stars value={averageRating} />
          <a href="#reviews" className="text-small text-date-600 underline decoration-sand-300 underline-offset-4">
            {t('reviews', { count: ratingsCount })}
          </a>
        </p>
      )}
      <div className="mt-5">
        <Price price={product.price} oldPrice={product.oldPrice} size="details" />
      </div>
      <div className="mt-5 max-w-prose text-date-700" dir="auto">
        {product.description[language].split('\n').map((line, index) => (
          <p key={index} className="mt-2 first:mt-0">
            {line}
          </p>
        ))}
      </div>
      <ColourList colors={product.colors} />
      {product.stock === 0 && (
        <p className="mt-6 rounded-field bg-sand-100 p-4 text-date-700">
          <strong className="font-bold text-ink">{t('soldOut')}</strong> {t('soldOutHint')}
        </p>
      )}
      <div className="mt-7">
        <ShareLinks title={title} url={shareUrl} />
      </div>
      <Promises cardOnly={category?.carcass ?? false} />
    </div>
  )
}
