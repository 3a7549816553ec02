import { parseShopState, shopHref } from './shop-query'

/** What a link of the listing does to what is shown: it takes a filter off (a chip), or all of them, shows another page, or shows it otherwise. */
export const refinements = ['chip', 'reset', 'page', 'view'] as const
export type Refinement = (typeof refinements)[number]

interface Refined {
  kind: Refinement
  /** Address of the link, made from what is shown. */
  link: string
  shown: string
  /** Address asked for last. */
  asked: string
  /** Subcategories that go along with what a chip takes off. */
  takes?: readonly string[]
}

/**
 * Does to the address asked for last what a link does to the one shown: who takes two filters off within a moment, or has ticked one
 * just before, means both, and the second link does not know of the first. All are addresses of `/shop`. Standards 22.
 */
export function rebase({ kind, link, shown, asked, takes = [] }: Refined): string {
  if (asked === shown) return link
  const [to, from, params] = [paramsOf(link), paramsOf(shown), paramsOf(asked)]
  if (kind === 'view') set(params, 'view', to.getAll('view'))
  else if (kind === 'page') set(params, 'page', question(params) === question(from) ? to.getAll('page') : [])
  else if (kind === 'reset')
    for (const name of [...params.keys()]) set(params, name, KEPT.has(name) ? params.getAll(name) : [])
  else {
    for (const [name, value] of from) if (!to.getAll(name).includes(value)) takeOff(params, name, value)
    for (const one of takes) takeOff(params, 'subcategory', one)
    params.delete('page')
  }
  const state = parseShopState(params)
  return state ? shopHref(state) : link
}

/** What an address may say more than once. */
const SEVERAL = new Set(['category', 'subcategory', 'colors'])
/** One filter with two ends. */
const PRICES = ['minPrice', 'maxPrice']
/** What no filter is. */
const KEPT = new Set(['sort', 'view'])

/** Takes a value off; of what is there once, whatever it is now: it may be being changed. */
function takeOff(params: URLSearchParams, name: string, value: string): void {
  if (PRICES.includes(name)) for (const one of PRICES) params.delete(one)
  set(params, name, SEVERAL.has(name) ? params.getAll(name).filter((one) => one !== value) : [])
}

function set(params: URLSearchParams, name: string, values: readonly string[]): void {
  params.delete(name)
  for (const value of values) params.append(name, value)
}

/** What is asked, whichever page of the answer, and however it is shown. */
function question(params: URLSearchParams): string {
  const own = new URLSearchParams(params)
  for (const name of ['page', 'view']) own.delete(name)
  return String(own)
}

function paramsOf(href: string): URLSearchParams {
  return new URLSearchParams(href.split('?')[1])
}
