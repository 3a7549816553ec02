// Apart from the schemas, to keep zod out of client bundles.

/** Highest price in AED. The upper end of the price filter. */
export const PRICE_MAX = 10_000_000
export const TITLE_MAX = 255
export const DESCRIPTION_MAX = 20_000
/** Sizes or colours of a product: an import takes as many rows of one. Shopify has 2048. */
export const VARIANTS_MAX = 5000
/** Characters of a fact's label and of its value. */
export const FACT_LABEL_MAX = 200
export const FACT_VALUE_MAX = 255
/** Days after which a product is delivered at most. */
export const LEAD_DAYS_MAX = 365
