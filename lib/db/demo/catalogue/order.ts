import type { DemoProduct } from '@/lib/db/demo/types'

/** The grid has up to four columns: the product above is four positions earlier. */
const NEIGHBOURS = 5

/**
 * Orders products for the list: those in `first`, then the rest so that neighbours, also above and below in a grid, differ in
 * category and picture colours. Throws on an unknown handle.
 */
export function windowOrder(products: DemoProduct[], first: string[]): DemoProduct[] {
  const ordered = first.map((handle) => {
    const product = products.find((one) => one.handle === handle)
    if (!product) throw new Error(`The window names ${handle}, which no product is called`)
    return product
  })
  const rest = new Set(products.filter(({ handle }) => !first.includes(handle)))
  while (rest.size > 0) {
    const next = best([...rest], ordered)
    if (!next) break
    rest.delete(next)
    ordered.push(next)
  }
  return ordered
}

/** Returns the best next product; prefers fuller categories, then file order. */
function best(rest: DemoProduct[], ordered: DemoProduct[]): DemoProduct | undefined {
  const left = new Map<string, number>()
  for (const { category } of rest) left.set(category, (left.get(category) ?? 0) + 1)
  const around = ordered.slice(-NEIGHBOURS).toReversed()
  const costs = rest.map((product) => {
    const kin = ordered.filter(({ category }) => category === product.category).slice(-NEIGHBOURS)
    return clash(product, around) * 10 + clash(product, kin.toReversed()) * 4 - (left.get(product.category) ?? 0)
  })
  return rest[costs.indexOf(Math.min(...costs))]
}

/** Scores how much a product resembles its neighbours, the nearest first. */
function clash(product: DemoProduct, others: DemoProduct[]): number {
  return others.reduce((sum, other, distance) => sum + likeness(product, other) / (distance + 1), 0)
}

function likeness(one: DemoProduct, other: DemoProduct): number {
  const [mine, theirs] = [one.pictures[0], other.pictures[0]]
  return (
    (one.category === other.category ? 4 : 0) +
    (mine?.family === theirs?.family ? 4 : 0) +
    (mine?.scene === theirs?.scene ? 0.5 : 0) +
    (subject(one) === subject(other) ? 2 : 0)
  )
}

/** The first figure: art or a kind of pack. */
function subject({ pictures: [picture] }: DemoProduct): string | undefined {
  const figure = picture?.figures[0]
  return figure?.art ?? figure?.pack
}
