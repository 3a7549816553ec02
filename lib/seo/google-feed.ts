import { aedText, type Fils } from '@/lib/contract/money'
import type { Product } from '@/lib/contract/product'
import type { Size } from '@/lib/contract/selling'
import { colorName } from '@/lib/i18n/color-name'
import { lineTitle, noOptions } from '@/lib/i18n/line-options'
import { cssColor } from '@/lib/utils/css-color'
import { headOf } from '@/lib/utils/graphemes'
import { mediaFile } from '@/lib/media/address'
import { productHref } from '@/lib/config/routes'
import type { Language } from '@/lib/config/constants'
import type { ShopInfo } from '@/lib/config/shop-info'
import { absoluteFile, absoluteUrl } from './urls'
import { element } from './xml'

/** Limits of Google Merchant: characters per text, and additional pictures. */
const TITLE_MAX = 150
const DESCRIPTION_MAX = 5000
const MORE_PICTURES = 10

export const feedEnd = '</channel>\n</rss>\n'

export function feedStart({ name, tagline }: Pick<ShopInfo, 'name' | 'tagline'>, language: Language): string {
  const facts = [
    element('title', name[language]),
    element('link', absoluteUrl('/', language)),
    element('description', tagline[language]),
    element('language', language),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${facts.join('\n')}\n`
}

/** The feed items of a product: one, or one per size. Empty on enquiry, and without price or picture, which Google Merchant refuses. */
export function feedItems(product: Product, language: Language): string {
  if (product.sale === 'enquiry') return ''
  if (product.sizes.length === 0) return feedItem(product, null, language)
  return product.sizes.map((size) => feedItem(product, size, language)).join('')
}

function feedItem(product: Product, size: Size | null, language: Language): string {
  const [first, ...more] = product.images.map((image) => absoluteFile(mediaFile(image, 1280)))
  const { oldPrice, price, stock } = size ?? product
  if (!first || price <= 0) return ''
  const { id, category, subcategory, colors } = product
  const categoryNames = [category, subcategory].flatMap((one) => one?.name[language] ?? [])
  const color = colors.length === 1 ? wordFor(colors[0] ?? '', language) : undefined
  const name = product.title[language]
  const inSize = lineTitle(product.title, { ...noOptions, sizeName: size?.name ?? null }, language).slice(name.length)
  const facts: [string, string][] = [
    ['g:id', size?.id ?? id],
    ...(size === null ? [] : [['g:item_group_id', id] satisfies [string, string]]),
    ['g:title', headOf(name, TITLE_MAX - inSize.length) + inSize],
    ['g:description', headOf(product.description[language] || product.title[language], DESCRIPTION_MAX)],
    ['g:link', absoluteUrl(productHref(id, size?.id), language)],
    ['g:image_link', first],
    ...more.slice(0, MORE_PICTURES).map((image): [string, string] => ['g:additional_image_link', image]),
    ['g:availability', stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['g:price', amount(oldPrice ?? price)],
    ...(oldPrice === null ? [] : [['g:sale_price', amount(price)] satisfies [string, string]]),
    ['g:condition', 'new'],
    // Google requires this for products without brand and bar code.
    ['g:identifier_exists', 'no'],
    ...(categoryNames.length > 0 ? [['g:product_type', categoryNames.join(' > ')] satisfies [string, string]] : []),
    ...(color === undefined ? [] : [['g:color', color] satisfies [string, string]]),
    ...(size === null ? [] : [['g:size', size.name[language]] satisfies [string, string]]),
  ]
  return `<item>${facts.map(([name, value]) => element(name, value)).join('')}</item>\n`
}

/** A color's name; none for an unknown CSS color of an API host, because Google refuses color codes. */
function wordFor(color: string, language: Language): string | undefined {
  const name = colorName(color, language)
  return name === color && cssColor(color) !== null ? undefined : name
}

function amount(fils: Fils): string {
  return `${aedText(fils)} AED`
}
