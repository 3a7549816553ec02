import { PriceIn } from '@/components/ui/price-in'
import { fill } from '@/components/translations/fill'
import { fromAed } from '@/lib/contract/money'
import { formatPrice } from '@/lib/i18n/price'
import type { Language } from '@/lib/config/constants'
import type { SearchMessages } from './search-messages'

interface Props {
  /** In AED. */
  price: number
  oldPrice: number | null
  language: Language
  words: SearchMessages
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
