import { paramsOf, parseShopState, shopHref } from './shop-query'

/** Kinds of listing links: remove one filter (chip), remove all (reset), go to a page, change the view. */
export const refinements = ['chip', 'reset', 'page', 'view'] as const
export type Refinement = (typeof refinements)[number]

interface Refined {
  kind: Refinement
  /** URL of the link, derived from the shown page. */
  link: string
  shown: string
  /** URL of the last navigation, which may still be pending. */
  requested: string
  takes?: readonly string[]
}

/**
 * Applies a link's change to the last requested URL instead of the shown one: after two quick changes both must count, but
 * the second link does not know the first. All are URLs of `/shop`. Standards 22.
 */
export function rebase({ kind, link, shown, requested, takes = [] }: Refined): string {
  if (requested === shown) return link
  const [to, from, params] = [paramsOf(link), paramsOf(shown), paramsOf(requested)]
  if (kind === 'view') set(params, 'view', to.getAll('view'))
  else if (kind === 'page') set(params, 'page', withoutPage(params) === withoutPage(from) ? to.getAll('page') : [])
  else if (kind === 'reset')
    for (const name of [...params.keys()]) set(params, name, NOT_FILTERS.has(name) ? params.getAll(name) : [])
  else {
    for (const [name, value] of from) if (!to.getAll(name).includes(value)) removeValue(params, name, value)
    for (const one of takes) removeValue(params, 'subcategory', one)
    params.delete('page')
  }
  const state = parseShopState(params)
  return state ? shopHref(state) : link
}

const REPEATABLE = new Set(['category', 'subcategory', 'colors'])
const PRICES = ['minPrice', 'maxPrice']
const NOT_FILTERS = new Set(['sort', 'view'])

/** Removes a value; removes a single-valued parameter whatever its value, which may just be changing. */
function removeValue(params: URLSearchParams, name: string, value: string): void {
  if (PRICES.includes(name)) for (const one of PRICES) params.delete(one)
  set(params, name, REPEATABLE.has(name) ? params.getAll(name).filter((one) => one !== value) : [])
}

function set(params: URLSearchParams, name: string, values: readonly string[]): void {
  params.delete(name)
  for (const value of values) params.append(name, value)
}

function withoutPage(params: URLSearchParams): string {
  const own = new URLSearchParams(params)
  for (const name of ['page', 'view']) own.delete(name)
  return String(own)
}
