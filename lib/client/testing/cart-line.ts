import type { CartLine } from '../cart'

/** A test cart line of a product that costs AED 10. */
export function cartLine(id: string, quantity: number, stock: number, color: string | null = null): CartLine {
  const product = {
    _id: id,
    titleEn: id,
    titleAr: id,
    imagesBase64: [],
    newPrice: 10,
    stock,
    categoryId: null,
    category: null,
  }
  return { _id: `${id}${color ?? ''}`, product, quantity, color, total: quantity * 10 }
}
