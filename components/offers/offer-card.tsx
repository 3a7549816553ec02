import { useLocale, useTranslations } from 'next-intl'
import { TruncatedText } from '@/components/ui/truncated-text'
import { ProductBadge } from '@/components/product/product-badge'
import { ProductLink } from '@/components/product/product-link'
import { ProductPicture } from '@/components/product/product-picture'
import { useCardFacts } from '@/components/product/card-facts'
import { buttonClass } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { onSharpPhones, type FetchPriority } from '@/lib/media/image-loading'
import { Stars } from '@/components/ui/stars'
import type { Product } from '@/lib/contract/product'
import { foreign } from '@/lib/i18n/foreign'
import { cut } from '@/lib/config/constants'
import { colorName } from '@/lib/i18n/color-name'
import { Dots } from '@/components/ui/dots'

/** A discounted product, on a wider card with more details. Spec §2 (Offers), §9. */
export function OfferCard({ product, fetchPriority }: { product: Product; fetchPriority?: FetchPriority }) {
  const t = useTranslations('Offers')
  const language = useLocale()
  const facts = useCardFacts()(product)
  const { title, lang } = facts
  return (
    <article className="card relative isolate flex h-full min-w-0 flex-col">
      <div className="relative">
        <ProductPicture
          images={product.images}
          title={title}
          lang={lang}
          sizes={`${onSharpPhones(320)}, (min-width: 900px) 440px, (min-width: 340px) 50vw, 100vw`}
          fetchPriority={fetchPriority}
          className="sm:aspect-4/3 [&>img]:object-[50%_65%]"
        />
        <ProductBadge badge={facts.badge} className="absolute inset-s-2.5 top-2.5 md:inset-s-3 md:top-3" />
      </div>
      <div className="mt-3.5 flex min-w-0 flex-1 flex-col items-start gap-1.5 px-1 wrap-anywhere">
        <h2 className="text-card text-pretty text-ink">
          <ProductLink product={facts} label={title} lang={lang}>
            <TruncatedText text={title} max={cut.offerTitle} lang={lang} />
          </ProductLink>
        </h2>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Stars value={facts.rating} count={facts.ratings} label={facts.ratingLabel} />
          <ColorDots colors={product.colors} />
        </div>
        <Price price={product.price} oldPrice={product.oldPrice} kind={facts.priceKind} />
        <p className="mb-3 text-small text-date-700 max-md:line-clamp-2">
          <TruncatedText
            text={product.description[language]}
            max={cut.offerDescription}
            {...foreign(product.description, language)}
          />
        </p>
        {/* Same target as the title: one tab stop is enough. */}
        <ProductLink
          product={facts}
          label={t('viewDetailsOf', { title })}
          tabIndex={-1}
          className={buttonClass({ look: 'quiet', size: 'small' }, 'relative z-1 mt-auto w-full')}
        >
          {t('viewDetails')}
        </ProductLink>
      </div>
    </article>
  )
}

/** The colors of a product as small dots, not selectable. Spec §2 (Offers). */
function ColorDots({ colors }: { colors: string[] }) {
  const t = useTranslations('Product')
  const language = useLocale()
  if (colors.length === 0) return null
  const names = new Intl.ListFormat(language).format(colors.map((color) => colorName(color, language)))
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="sr-only">{t('colours', { names })}</span>
      <Dots colors={colors} />
    </span>
  )
}
