import Image from 'next/image'
import { fill, useLanguage } from '@/components/translations/translations'
import { Icon, arrowEnd } from '@/components/ui/icon'
import { IntentLink } from '@/components/ui/intent-link'
import { Skeleton } from '@/components/ui/skeleton'
import { LogoMark } from '@/components/brand/logo-mark'
import { cx } from '@/components/ui/cx'
import { Dots } from '@/components/ui/dots'
import { Price } from '@/components/ui/price'
import { Stars } from '@/components/ui/stars'
import type { Product } from '@/lib/contract/product'
import { cut } from '@/lib/config/constants'
import { productHref } from '@/lib/config/routes'
import type { Bilingual } from '@/lib/contract/bilingual'
import { colorName } from '@/lib/i18n/color-name'
import { comma } from '@/lib/i18n/comma'
import { cutText } from '@/lib/i18n/cut'
import { foreign } from '@/lib/i18n/foreign'
import { priceKind } from '@/lib/i18n/price-kind'
import { writtenMean } from '@/lib/i18n/rating'
import { keywordHref, rememberSearch } from './recent-searches'
import { useSearchMessages } from './search-messages'
import { highlight } from './highlight'

interface Props {
  id: string
  optionIds: string[]
  active: string | null
  products: Product[]
  keyword: string
  total: number
}

export function SearchResults({ id, optionIds, active, products, keyword, total }: Props) {
  const messages = useSearchMessages()
  const follow = () => rememberSearch(keyword)
  return (
    <>
      <div id={id} role="listbox" aria-label={messages.results} className="search-list">
        {products.map((product, index) => (
          <SearchResult
            key={product.id}
            id={optionIds[index] ?? ''}
            product={product}
            keyword={keyword}
            active={optionIds[index] === active}
            onFollow={follow}
          />
        ))}
      </div>
      <p className="mt-4">
        <IntentLink href={keywordHref(keyword)} onClick={follow} className="button button-quiet max-sm:w-full">
          <span>{fill(messages.all, { count: total })}</span>
          <Icon shape={arrowEnd} />
        </IntentLink>
      </p>
    </>
  )
}

export function SearchSkeleton() {
  return (
    <div aria-hidden="true" className="search-list">
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="search-line">
          <Skeleton className="size-23 rounded-thumb" />
          <span className="grid content-center gap-3">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-3.5 w-56 max-w-full" />
          </span>
        </div>
      ))}
    </div>
  )
}

interface ResultProps {
  id: string
  product: Product
  keyword: string
  active: boolean
  onFollow: () => void
}

/** One result, a single link. Its accessible name is title, price and stars; colors and text are its description. Spec §2, §9. */
function SearchResult({ id, product, keyword, active, onFollow }: ResultProps) {
  const messages = useSearchMessages()
  const language = useLanguage()
  const { averageRating, colors, title, description, price, oldPrice } = product
  const [picture] = product.images
  const [colorsId, descriptionId] = [`${id}-colors`, `${id}-description`]
  const colorNames = colors.map((color) => colorName(color, language)).join(comma(language))
  return (
    <IntentLink
      id={id}
      href={productHref(product.id)}
      role="option"
      aria-selected={active}
      aria-describedby={`${colorsId} ${descriptionId}`}
      tabIndex={-1}
      onClick={onFollow}
      className={cx('search-line', active && 'is-active')}
    >
      <span className="grid size-23 overflow-hidden rounded-thumb bg-sand-100">
        {picture ? (
          <Image src={picture} alt="" width={92} height={92} sizes="92px" className="size-full object-cover" />
        ) : (
          <LogoMark size={40} className="place-self-center text-sand-400" />
        )}
      </span>
      <span className="grid min-w-0 content-center gap-0.5 wrap-anywhere">
        <span className="text-card">
          <HighlightedText text={title} keyword={keyword} max={cut.cardTitle} />
        </span>
        <Price price={price} oldPrice={oldPrice} kind={priceKind(product)} />
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {averageRating !== null && (
            <Stars
              value={averageRating}
              size={14}
              label={fill(messages.stars, { value: writtenMean(averageRating) })}
            />
          )}
          {colors.length > 0 && (
            <span id={colorsId} aria-hidden="true" className="inline-flex items-center gap-1.5">
              <span className="sr-only">{fill(messages.colours, { names: colorNames })}</span>
              <Dots colors={colors} />
            </span>
          )}
        </span>
        <span id={descriptionId} aria-hidden="true" className="text-small text-date-600">
          <HighlightedText text={description} keyword={keyword} max={cut.searchDescription} />
        </span>
      </span>
    </IntentLink>
  )
}

/** A text cut to `max` characters with the matches in bold; screen readers get the whole text. Spec §9. */
function HighlightedText({ text, keyword, max }: { text: Bilingual; keyword: string; max: number }) {
  const language = useLanguage()
  const { shown, rest } = cutText(text[language], max)
  const content = (
    <>
      {/* A new element per keyword: browser translation replaces the text nodes React would update. */}
      <span key={keyword} className={rest ? 'cut' : undefined}>
        {highlight(shown, keyword).map((part, index) =>
          part.matches ? (
            <mark key={index} className="bg-transparent font-bold text-ink">
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </span>
      {rest && <span className="sr-only">{rest}</span>}
    </>
  )
  const { lang } = foreign(text, language)
  return lang ? <bdi lang={lang}>{content}</bdi> : content
}
