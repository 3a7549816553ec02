import type { Bilingual } from '@/lib/contract/bilingual'
import { shownSize } from '@/lib/contract/selling'
import type { DemoProduct, DemoSize } from '@/lib/db/demo/types'

/** A size at a price in AED. */
export function size(value: string, name: Bilingual, price: number, stock: number, oldPrice?: number): DemoSize {
  return { value, name, price, stock, oldPrice }
}

/** A size by weight. */
export function kilos(weight: number, price: number, stock: number, oldPrice?: number): DemoSize {
  const shown = weight.toLocaleString('en')
  return size(`${weight}kg`, { en: `${shown} kg`, ar: `${shown} كجم` }, price, stock, oldPrice)
}

/** A weight band, such as 8 to 10 kg. */
export function band(from: number, to: number, price: number, stock: number, oldPrice?: number): DemoSize {
  const name = { en: `${from}–${to} kg`, ar: `${from}–${to} كجم` }
  return size(`${from}-${to}kg`, name, price, stock, oldPrice)
}

/** The sizes of a product with the price and stock of the one it shows: the cheapest that can be bought. */
export function inSizes(...sizes: DemoSize[]): Pick<DemoProduct, 'sizes' | 'price' | 'oldPrice' | 'stock'> {
  const shown = shownSize(sizes)
  if (!shown) throw new Error('A product has no sizes')
  return { sizes, price: shown.price, oldPrice: shown.oldPrice, stock: shown.stock }
}
