import { parseShopState, shopHref } from './shop-query'

/** What an address says of these more than once. */
const SEVERAL = new Set(['category', 'subcategory', 'colors'])

/**
 * Does to the address asked for last what a link does to the one shown: who takes two filters off within a moment, or has ticked one
 * just before, means both, and the second link does not know of the first. All three are addresses of `/shop`. Standards 22.
 */
export function rebase(link: string, shown: string, asked: string): string {
  if (asked === shown) return link
  const [to, from, params] = [paramsOf(link), paramsOf(shown), paramsOf(asked)]
  const isSameList = question(params) === question(from)
  const changed = [...new Set([...to.keys(), ...from.keys()])].filter(
    (name) => name !== 'page' && String(to.getAll(name)) !== String(from.getAll(name)),
  )
  for (const name of changed) {
    const values = SEVERAL.has(name) ? merged(to.getAll(name), from.getAll(name), params.getAll(name)) : to.getAll(name)
    params.delete(name)
    for (const value of values) params.append(name, value)
  }
  if (changed.some((name) => name !== 'view') || (turns(to, from) && !isSameList)) params.delete('page')
  else if (turns(to, from)) params.set('page', to.get('page') ?? '1')
  const state = parseShopState(params)
  return state ? shopHref(state) : link
}

/** Values asked for, less those that a link takes off, and with those that it adds. */
function merged(to: string[], from: string[], asked: string[]): string[] {
  const stay = asked.filter((one) => to.includes(one) || !from.includes(one))
  return [...stay, ...to.filter((one) => !from.includes(one) && !stay.includes(one))]
}

function turns(to: URLSearchParams, from: URLSearchParams): boolean {
  return to.get('page') !== from.get('page')
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
