/** Parameters that a listing page may carry and still be indexed. */
const indexable = new Set(['category', 'subcategory', 'page', 'lang'])
/** Parameters that mark where a visitor came from: they never matter to what is shown. */
const tracking = /^(utm_.*|gad_.*|mc_.*|_gl|srsltid|[dgy]clid|fbclid|ttclid|msclkid|gbraid|wbraid|igshid|ref|_rsc)$/

/** Whether a `/shop` address is one of the few that search engines may keep. Standards 4: no filter, or exactly one category with at most one of its subcategories. */
export function isIndexableListing(params: URLSearchParams): boolean {
  for (const key of params.keys()) if (!indexable.has(key) && !tracking.test(key)) return false
  const categories = params.getAll('category').filter(Boolean).length
  const subcategories = params.getAll('subcategory').filter(Boolean).length
  return categories <= 1 && subcategories <= categories
}
