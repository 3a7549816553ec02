import type { DemoProduct } from '../types'
import type { Recipe } from './recipe'
import { productRecipes } from './recipes/all'

/** The first three pages, ordered by hand, including the first product of every home page group. */
const shopWindow = [
  ...['adult-dog-food-12kg', 'salalah-kid-goat', 'alfalfa-hay-20kg', 'cockatiel'],
  ...['naimi-lamb-whole', 'milking-camel-and-calf', 'blue-neon-shoal-6', 'leather-bell-collar'],
  ...['white-dove-pair', 'palm-travel-basket', 'holstein-heifer', 'baladi-chicks-box-10'],
  ...['naimi-breeding-ram', 'stoneware-bowl-1l', 'arabian-mau', 'arabian-filly-2-years'],
  ...['wool-ball-toy', 'cracked-corn-25kg', 'dwarf-rabbit-pair', 'half-naimi-lamb'],
  ...['wide-tooth-mane-comb', 'riding-camel-6-years', 'bombay-cat', 'whole-barley-25kg'],
  ...['toy-poodle', 'planted-glass-tank-90l', 'calf-milk-powder-10kg', 'kitten-pouch-2kg'],
  ...['parrot-seed-mix-3kg', 'lovebird-pair', 'camel-hashi-meat-5kg', 'baladi-rooster'],
  ...['gentle-paw-shampoo', 'cabin-pet-backpack', 'small-naimi-flock', 'golden-retriever-puppy'],
]

/** The grid has up to four columns: the product above is four positions earlier. */
const NEIGHBOURS = 5

/**
 * Orders products for the list: those chosen by hand, then the rest so that neighbours, also above and below in a grid, differ in
 * category and picture colours.
 */
export function windowOrder(products: DemoProduct[]): DemoProduct[] {
  const ordered = shopWindow.map((handle) => {
    const product = products.find((one) => one.handle === handle)
    if (!product) throw new Error(`The window names ${handle}, which no product is called`)
    return product
  })
  const rest = new Set(products.filter(({ handle }) => !shopWindow.includes(handle)))
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
  const [mine, theirs] = [firstPicture(one), firstPicture(other)]
  return (
    (one.category === other.category ? 4 : 0) +
    (mine?.family === theirs?.family ? 4 : 0) +
    (mine?.scene === theirs?.scene ? 0.5 : 0) +
    (subject(one) === subject(other) ? 2 : 0)
  )
}

/** The first figure: art or a kind of pack. */
function subject(product: DemoProduct): string | undefined {
  const figure = firstPicture(product)?.figures[0]
  return figure?.art ?? figure?.pack
}

function firstPicture({ handle }: DemoProduct): Recipe | undefined {
  return productRecipes[handle]?.[0]
}
