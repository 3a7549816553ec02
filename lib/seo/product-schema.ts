import type {
  Offer,
  Product as ProductSchema,
  ProductGroup,
  VideoObject,
  MerchantReturnPolicy,
  OfferShippingDetails,
} from 'schema-dts'
import { aedText, type Fils } from '@/lib/contract/money'
import type { Product } from '@/lib/contract/product'
import type { Review } from '@/lib/contract/rating'
import { lineTitle, noOptions } from '@/lib/i18n/line-options'
import { writtenMean } from '@/lib/i18n/rating'
import { productHref, policyHref } from '@/lib/config/routes'
import type { Language } from '@/lib/config/constants'
import { absoluteFile, absoluteUrl } from './urls'

export type ProductNode = ProductSchema | ProductGroup | VideoObject

interface ShownWith {
  terms?: OfferTerms
  /** The shop's name. */
  seller: string
  reviews?: Review[]
  images?: string[]
  /** Whether it can be ordered online: carcasses need card payments. */
  orderable?: boolean
}

/**
 * A Product with its offer and the visible ratings and reviews; with sizes a ProductGroup of one Product per size, on enquiry
 * without an offer. Null without price or picture, which search engines require. Standards 6.
 */
export function productSchema(
  product: Product,
  language: Language,
  shown: ShownWith,
): ProductSchema | ProductGroup | null {
  const { images = [] } = shown
  const sizes = product.sizes.filter(({ price }) => price > 0)
  if (images.length === 0 || (product.price <= 0 && product.sale !== 'enquiry')) return null
  const about = aboutOf(product, language, shown)
  const sold = product.sale !== 'enquiry'
  if (!sold || sizes.length === 0) {
    const offers = sold && { offers: offerOf(product, product, about.url, language, shown) }
    return { '@type': 'Product', ...about, sku: product.id, ...offers }
  }
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: product.id,
    variesBy: ['https://schema.org/size'],
    hasVariant: sizes.map((size) => {
      const url = absoluteUrl(productHref(product.id, size.id), language)
      return {
        '@type': 'Product' as const,
        '@id': `${url}#product`,
        name: lineTitle(product.title, { ...noOptions, sizeName: size.name }, language),
        size: size.name[language],
        sku: size.sku || size.id,
        url,
        image: about.image,
        offers: offerOf(product, size, url, language, shown),
      }
    }),
  }
}

function aboutOf(product: Product, language: Language, { reviews = [], images = [] }: ShownWith) {
  const url = absoluteUrl(productHref(product.id), language)
  return {
    '@id': `${url}#product`,
    name: product.title[language],
    ...(product.description[language].trim() && { description: product.description[language] }),
    url,
    image: images.map(absoluteFile),
    ...(product.category && { category: product.category.name[language] }),
    ...(product.averageRating !== null &&
      product.ratingsCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: writtenMean(product.averageRating),
          ratingCount: product.ratingsCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...(reviews.length > 0 && {
      review: reviews.map((review) => ({
        '@type': 'Review' as const,
        author: { '@type': 'Person' as const, name: review.author },
        datePublished: review.createdAt,
        reviewRating: { '@type': 'Rating' as const, ratingValue: review.rating, bestRating: 5, worstRating: 1 },
        ...(review.comment && { reviewBody: review.comment }),
      })),
    }),
    ...(product.facts.length > 0 && {
      additionalProperty: product.facts.map(({ label, value }) => ({
        '@type': 'PropertyValue' as const,
        name: label[language],
        value: value[language],
      })),
    }),
  }
}

/** The offer of a product or one of its sizes. */
function offerOf(
  { sale }: Product,
  { price, oldPrice, stock }: Pick<Product, 'price' | 'oldPrice' | 'stock'>,
  url: string,
  language: Language,
  { seller, terms, orderable = true }: ShownWith,
): Offer {
  const collected = sale === 'pickup'
  return {
    '@type': 'Offer',
    url,
    price: aedText(price),
    priceCurrency: 'AED',
    availability: availabilityOf(stock, orderable),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'OnlineStore', name: seller },
    ...(terms && offerTerms(collected ? null : terms.delivery(price), terms, language)),
    ...(collected && { availableDeliveryMethod: 'https://schema.org/OnSitePickup' }),
    ...(oldPrice !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: aedText(oldPrice),
        priceCurrency: 'AED',
      },
    }),
  }
}

/** The product's video; null without one or without the picture that is its poster. */
export function videoSchema(
  { title, description, video, createdAt, id }: Product,
  language: Language,
  poster?: string,
) {
  if (video === null || poster === undefined) return null
  return {
    '@type': 'VideoObject',
    '@id': `${absoluteUrl(productHref(id), language)}#video`,
    name: title[language],
    description: description[language].trim() || title[language],
    thumbnailUrl: absoluteFile(poster),
    contentUrl: absoluteFile(video),
    // Not of the last change: a new price makes no new video.
    uploadDate: createdAt,
  } satisfies VideoObject
}

function availabilityOf(stock: number, orderable: boolean) {
  if (stock <= 0) return 'https://schema.org/OutOfStock'
  return orderable ? 'https://schema.org/InStock' : 'https://schema.org/InStoreOnly'
}

const COUNTRY = 'AE'

export interface OfferTerms {
  /** Fee for an order of the product alone, or of one of its sizes, by the price; null when unknown. */
  delivery: (price: Fils) => Fils | null
  /** Whether the shop has a page about returns. */
  returns: boolean
}

/** What an offer says about delivery and returns. The rules of returns depend on the product, so search engines get the page. */
function offerTerms(delivery: Fils | null, { returns }: OfferTerms, language: Language) {
  return {
    ...(delivery !== null && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: aedText(delivery), currency: 'AED' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      } satisfies OfferShippingDetails,
    }),
    ...(returns && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: COUNTRY,
        merchantReturnLink: absoluteUrl(policyHref('returns'), language),
      } satisfies MerchantReturnPolicy,
    }),
  }
}
