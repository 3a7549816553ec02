import type { CardFacts } from '@/components/product/card-facts'
import { CutIn } from '@/components/product/cut-in'
import { Badge } from '@/components/ui/badge'
import { PriceIn } from '@/components/ui/price-in'
import { StarsIn } from '@/components/ui/stars-in'
import { useLanguage, useTranslate } from '@/components/translations/translations'
import { cutText } from '@/lib/i18n/cut'
import { formatPrice } from '@/lib/i18n/price'
import { readingDirection } from '@/lib/i18n/reading-direction'
import { cut } from '@/lib/config/constants'

/** A card's facts in the layout of the product page (see `Facts`). */
export function KnownFacts({
  product: { title, lang, category, rating, rated, price, oldPrice },
}: {
  product: CardFacts
}) {
  const language = useLanguage()
  const say = useTranslate()
  const before = oldPrice === null ? '' : say('Price.before', { price: formatPrice(oldPrice, language) })
  return (
    <>
      <p className="flex min-h-7 flex-wrap gap-2 rtl:min-h-8">{category && <Badge tone="sand">{category}</Badge>}</p>
      {/* No `h1`: the page brings its own. */}
      <p
        role="heading"
        aria-level={1}
        lang={lang}
        className="mt-4 text-product text-balance wrap-anywhere text-palm-950"
      >
        <bdi dir={readingDirection(title, language)}>
          <CutIn cut={cutText(title, cut.detailsTitle)} />
        </bdi>
      </p>
      {rating !== null && (
        <p className="mt-3 flex items-center gap-3">
          <StarsIn value={rating} words={rated} />
          {/* Reserves the height of the text that follows. */}
          <span className="text-small">&nbsp;</span>
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <PriceIn
          price={price}
          oldPrice={oldPrice}
          size="details"
          language={language}
          words={{ now: say('Price.now'), before }}
        />
      </div>
    </>
  )
}
