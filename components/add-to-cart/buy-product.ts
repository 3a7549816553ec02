import type { Fils } from '@/lib/contract/money'
import type { Product } from '@/lib/contract/product'
import { shownSize, type PreparationQuestion } from '@/lib/contract/selling'
import type { Language } from '@/lib/config/constants'
import type { Messages } from '@/lib/i18n/messages'

/** Price and stock of a product or of one of its sizes. */
export interface Offer {
  price: Fils
  oldPrice: Fils | null
  stock: number
  /** The error when the quantity exceeds the stock. */
  onlyLeft: string
}

/** What the buy box needs of a product, in one language. Kept minimal: it is sent to the browser. */
export interface BuyProduct extends Offer {
  id: string
  title: string
  colors: string[]
  /** Sold on enquiry: no cart. */
  enquiry: boolean
  sizes: (Offer & { id: string; name: string })[]
  /** What the butcher asks; empty for nothing. */
  preparations: PreparationQuestion[]
}

/** `onlyLeft` formats the error for a stock. */
export function buyProduct(product: Product, language: Language, onlyLeft: (stock: number) => string): BuyProduct {
  const { id, title, colors, sale, sizes, preparations } = product
  const offerOf = ({ price, oldPrice, stock }: Pick<Product, 'price' | 'oldPrice' | 'stock'>) => ({
    ...{ price, oldPrice, stock },
    onlyLeft: onlyLeft(stock),
  })
  return {
    ...{ id, title: title[language], colors, enquiry: sale === 'enquiry', ...offerOf(product) },
    sizes: sizes.map((size) => ({ id: size.id, name: size.name[language], ...offerOf(size) })),
    preparations,
  }
}

/** The dictionary's parts that the buy box of a product uses. */
export function buyWords(
  { Buy, Quantity, Preparation }: Pick<Messages, 'Buy' | 'Quantity' | 'Preparation'>,
  { preparations }: Pick<Product, 'preparations'>,
) {
  return { Buy, Quantity, ...(preparations.length > 0 && { Preparation }) }
}

/** Id of the size a page opens with: the asked one, else the one whose price the product shows; null without sizes. */
export function openedSize({ sizes }: Pick<Product, 'sizes'>, asked?: unknown): string | null {
  return (sizes.find(({ id }) => id === asked) ?? shownSize(sizes))?.id ?? null
}
