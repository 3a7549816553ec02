import type { APIRequestContext, Page } from '@playwright/test'
import type { Language } from '@/lib/config/constants'
import { found, structuredData } from './head'
import { inLanguage } from './public-pages'

/** What a shopper or a search engine is told of a product or one of its sizes; prices with two decimals. */
export interface ToldOffer {
  /** Name of the size; null without sizes. */
  size: string | null
  price: string
  /** Price before the discount; null for none. */
  oldPrice: string | null
  available: boolean
}

/** Address of a product, or of one of its sizes. */
export const addressOf = (id: string, size: string | null) => `/details/${id}${size ? `?size=${size}` : ''}`

/** Reads the offer that a page shows, with DOMParser: it is much faster than opening the page. Null on enquiry. */
export function shownOffer(page: Page, html: string): Promise<ToldOffer | null> {
  return page.evaluate((text) => {
    const facts = new DOMParser().parseFromString(text, 'text/html').querySelector('.facts')
    const amounts = (part: Element | null | undefined) =>
      (part?.textContent.match(/[\d,]+\.\d\d/g) ?? []).map((amount) => amount.replaceAll(',', ''))
    const box = facts?.querySelector('.text-price')?.parentElement
    const [price = ''] = amounts(box?.querySelector('.text-price'))
    if (!facts || facts.querySelector('a[href^="tel:"]')) return null
    const [oldPrice = null] = amounts(box?.querySelector('s'))
    const button = facts.querySelector('.buy-button')
    const size = facts.querySelector('.size-chip input[checked]')?.parentElement
    return {
      size: size?.querySelector('bdi')?.textContent ?? null,
      price,
      oldPrice,
      available: button !== null && button.getAttribute('aria-disabled') !== 'true',
    }
  }, html)
}

interface OfferNode {
  price: string
  availability: string
  priceSpecification?: { price: string }
}

/** The offers of a page's structured data, by the address of the product or size; none on enquiry. */
export function structuredOffers(html: string): Map<string, ToldOffer> {
  const product = Object(structuredData(html).find((node) => /^Product(Group)?$/.test(String(node['@type']))))
  const nodes: { url: string; size?: string; offers?: OfferNode }[] = product.hasVariant ?? [product]
  return new Map(
    nodes.flatMap(({ url, size = null, offers }) =>
      offers
        ? [
            [
              url,
              {
                size,
                price: offers.price,
                oldPrice: offers.priceSpecification?.price ?? null,
                available: offers.availability === 'https://schema.org/InStock',
              },
            ] as const,
          ]
        : [],
    ),
  )
}

/** The offers of the Google feed, by address. */
export async function feedOffers(request: APIRequestContext, language: Language): Promise<Map<string, ToldOffer>> {
  const answer = await request.get(inLanguage('/feeds/google.xml', language))
  return new Map(
    found(await answer.text(), /<item>(.*?)<\/item>/gs).map((item) => {
      const told = (name: string) => found(item, new RegExp(`<g:${name}>(.*?)</g:${name}>`, 'g'))[0] ?? null
      const aed = (name: string) => told(name)?.replace(' AED', '') ?? null
      const sale = aed('sale_price')
      const offer = {
        size: told('size'),
        price: sale ?? aed('price') ?? '',
        oldPrice: sale && aed('price'),
        available: told('availability') === 'in_stock',
      }
      return [told('link') ?? '', offer]
    }),
  )
}
