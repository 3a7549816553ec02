import Image from 'next/image'
import { LogoMark } from '@/components/brand/logo-mark'
import { cx } from '@/components/ui/cx'
import { IntentLink } from '@/components/ui/intent-link'
import { Price } from '@/components/ui/price'
import { fromAed } from '@/lib/contract/money'
import type { ProductWire } from '@/lib/contract/catalogue-schemas'
import { productHref } from '@/lib/config/routes'
import { cut, type Language } from '@/lib/config/constants'
import { Marked } from './marked'
import { SearchFacts } from './search-facts'
import type { SearchMessages } from './search-messages'

interface Props {
  id: string
  product: ProductWire
  keyword: string
  active: boolean
  language: Language
  words: SearchMessages
  onFollow: () => void
}

/** One result, a single link. Its accessible name is title, price and stars; colors and text are its description. Spec §2, §9. */
export function SearchResult({ id, product, keyword, active, language, words, onFollow }: Props) {
  const [picture] = product.imagesBase64
  const marked = { keyword, language }
  const [coloursId, wordsId] = [`${id}-colours`, `${id}-words`]
  return (
    <IntentLink
      id={id}
      href={productHref(product._id)}
      role="option"
      aria-selected={active}
      aria-describedby={`${coloursId} ${wordsId}`}
      tabIndex={-1}
      onClick={onFollow}
      className={cx('search-line', active && 'is-active')}
    >
      <span className="search-picture">
        {picture ? (
          <Image src={picture} alt="" width={92} height={92} sizes="92px" />
        ) : (
          <LogoMark size={40} className="place-self-center text-sand-400" />
        )}
      </span>
      <span className="grid min-w-0 content-center gap-0.5 wrap-anywhere">
        <span className="text-card">
          <Marked text={{ en: product.titleEn, ar: product.titleAr }} max={cut.cardTitle} {...marked} />
        </span>
        <Price
          price={fromAed(product.newPrice)}
          oldPrice={product.oldPrice === null ? null : fromAed(product.oldPrice)}
        />
        <SearchFacts product={product} language={language} words={words} coloursId={coloursId} />
        <span id={wordsId} aria-hidden="true" className="text-small text-date-600">
          <Marked
            text={{ en: product.descriptionEn, ar: product.descriptionAr }}
            max={cut.searchDescription}
            {...marked}
          />
        </span>
      </span>
    </IntentLink>
  )
}
