import { fromAed } from '@/lib/contract/money'
import type { Product, ProductWire } from '@/lib/contract/product'

/** Maps a wire product to the domain. Spec §3. */
export function productOf(wire: ProductWire): Omit<Product, 'updatedAt'> {
  const { category, subcategory } = wire
  return {
    id: wire._id,
    title: { en: wire.titleEn, ar: wire.titleAr },
    description: { en: wire.descriptionEn, ar: wire.descriptionAr },
    images: wire.imagesBase64,
    colors: wire.colors,
    price: fromAed(wire.newPrice),
    oldPrice: wire.oldPrice === null ? null : fromAed(wire.oldPrice),
    stock: wire.stock,
    averageRating: wire.averageRating,
    ratingsCount: wire.ratingsCount,
    isFavorite: wire.isFavorite,
    sameDay: wire.sameDay,
    category: category && {
      id: category._id,
      name: { en: category.name, ar: category.nameAr },
      carcass: category.carcass,
    },
    subcategory: subcategory && { id: subcategory._id, name: { en: subcategory.name, ar: subcategory.nameAr } },
    createdAt: wire.createdAt,
  }
}
