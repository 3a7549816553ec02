import type { StaffProduct, StaffProductSheet } from '@/lib/contract/staff-catalogue'
import { colorName } from '@/lib/i18n/color-name'
import { clock } from '../clock'
import { money } from '../money'
import { typed } from '../typed'

/** Formats a product as one line. */
export function productLine({ handle, title, price, stock, visible }: StaffProduct): string {
  return [
    `${stock} pcs`.padStart(11),
    money(price).padStart(14),
    typed(handle).padEnd(24),
    `${typed(title.en)}${visible ? '' : ' (hidden)'}`,
  ].join('  ')
}

/** Formats a product in detail: titles, price, stock and category. */
export function productSheet(product: StaffProductSheet): string[] {
  const { title, description, category, subcategory, price, oldPrice, stock, colors, pictures } = product
  const place = [category, subcategory].flatMap((one) => (one ? [typed(one.en)] : []))
  const rows: [string, string][] = [
    ['Handle', typed(product.handle)],
    ['Title', typed(title.en)],
    ['Arabic title', typed(title.ar) || 'none: the English one stands in'],
    ['Price', `${money(price)}${oldPrice === null ? '' : `, before ${money(oldPrice)}`}`],
    ['Stock', stock === 0 ? 'sold out' : `${stock} pcs`],
    ['Category', place.join(' > ') || 'none'],
    ['Colours', colors.map((color) => typed(colorName(color, 'en'))).join(', ') || 'none'],
    ['Pictures', String(pictures)],
    ['Rating', product.averageRating === null ? 'none yet' : `${product.averageRating} of 5 (${product.ratingsCount})`],
    ['On sale', product.visible ? product.url : 'no: hidden from customers'],
    ['In feeds', product.inFeeds === null ? 'as its category' : product.inFeeds ? 'yes' : 'no'],
    ['Changed', clock(new Date(product.updatedAt))],
    ['Text', typed(description.en) || 'none'],
    ['Arabic text', typed(description.ar) || 'none'],
    ['Id', product.id],
  ]
  return rows.map(([what, value]) => `${what.padEnd(14)}${value}`)
}
