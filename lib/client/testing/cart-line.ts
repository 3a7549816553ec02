import type { CartLine } from '../cart'
import { plainLine } from '@/lib/contract/selling'

/** A test cart line of a product that costs AED 10. */
export function cartLine(productId: string, quantity: number, stock: number, color: string | null = null): CartLine {
  const title = { en: productId, ar: productId }
  const sums = { price: 1000, quantity, total: quantity * 1000 }
  return { id: `${productId}${color ?? ''}`, productId, title, images: [], stock, color, ...plainLine, ...sums }
}
