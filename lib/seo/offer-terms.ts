import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts'
import { aedText, type Fils } from '@/lib/contract/money'
import { policyHref } from '@/lib/config/routes'
import type { Language } from '@/lib/config/constants'
import { absoluteUrl } from './urls'

const COUNTRY = 'AE'

export interface OfferTerms {
  /** Fee for an order of this product alone; null when unknown. */
  delivery: Fils | null
  /** Whether the shop has a page about returns. */
  returns: boolean
}

/** What an offer says about delivery and returns. The rules of returns depend on the product, so search engines get the page. */
export function offerTerms({ delivery, returns }: OfferTerms, language: Language) {
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
