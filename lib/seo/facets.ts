/** Parameters that a listing page may carry and still be indexed. */
const indexable = new Set(['category', 'subcategory', 'page', 'lang'])
/** Tracking parameters, which do not change the page. */
const tracking = /^(utm_.*|gad_.*|mc_.*|_gl|srsltid|[dgy]clid|fbclid|ttclid|msclkid|gbraid|wbraid|igshid|ref|_rsc)$/

/** Whether search engines may index a `/shop` URL: no filter, or exactly one category with at most one of its subcategories. Standards 4. */
export function isIndexableListing(params: URLSearchParams): boolean {
  for (const key of params.keys()) if (!indexable.has(key) && !tracking.test(key)) return false
  const categories = params.getAll('category').filter(Boolean).length
  const subcategories = params.getAll('subcategory').filter(Boolean).length
  return categories <= 1 && subcategories <= categories
}
