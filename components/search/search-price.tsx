import { PriceIn } from '@/components/ui/price-in'
import { fill } from '@/components/words/fill'
import { fromAed } from '@/lib/contract/money'
import { formatPrice } from '@/lib/i18n/price'
import type { Language } from '@/lib/shop-facts'
import type { SearchWords } from './search-words'

interface Props {
  /** In AED, as on the wire. */
  price: number
  oldPrice: number | null
  language: Language
  words: SearchWords
}

/** New price, and the old one struck through. */
export function SearchPrice({ price, oldPrice, language, words }: Props) {
  const before = oldPrice === null ? null : fromAed(oldPrice)
  return (
    <PriceIn
      price={fromAed(price)}
      oldPrice={before}
      language={language}
      words={{
        now: words.now,
        before: before === null ? '' : fill(words.before, { price: formatPrice(before, language) }),
      }}
    />
  )
}
