import { fromAed } from '@/lib/contract/money'
import { currency, formatAmount, formatPrice } from '@/lib/i18n/price'
import type { Language } from '@/lib/shop-facts'
import { fill } from '@/components/words/fill'
import type { SearchWords } from './search-words'

interface Props {
  /** In AED, as on the wire. */
  price: number
  oldPrice: number | null
  language: Language
  words: SearchWords
}

/** New price, and the old one struck through. Looks as `Price` of the kit, which browsers are not given. */
export function SearchPrice({ price, oldPrice, language, words }: Props) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className={oldPrice === null ? 'text-card-price' : 'text-card-price text-pomegranate-700'}>
        {oldPrice !== null && <span className="sr-only">{words.now} </span>}
        <Amount aed={price} language={language} />
      </span>
      {oldPrice !== null && (
        <span className="text-[0.875rem] leading-5 text-date-600">
          <span className="sr-only">{fill(words.before, { price: formatPrice(fromAed(oldPrice), language) })}</span>
          <s aria-hidden="true">
            <Amount aed={oldPrice} language={language} />
          </s>
        </span>
      )}
    </span>
  )
}

function Amount({ aed, language }: { aed: number; language: Language }) {
  const arabic = language === 'ar'
  const unit = (
    <span className={arabic ? 'text-[0.84em] font-medium' : 'text-[0.72em] font-medium'}>{currency[language]}</span>
  )
  return (
    <bdi className="whitespace-nowrap" dir={arabic ? 'rtl' : 'ltr'}>
      {!arabic && <>{unit} </>}
      {formatAmount(fromAed(aed))}
      {arabic && <> {unit}</>}
    </bdi>
  )
}
