import { uuidv7 } from 'uuidv7'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { products } from '@/lib/db/schema'
import { searchColumns } from '@/lib/shop/search/document'
import { mulberry32 } from '@/lib/utils/mulberry32'
import { sampleColors } from '@/lib/utils/named-colors'
import {
  brandHeads,
  brandTails,
  categoryKinds,
  flavours,
  qualities,
  sentences,
  sizes,
  syllables,
} from './synthetic-words'

/** A category for synthetic products. */
export interface SyntheticCategory {
  id: string
  value: string
  name: Bilingual
  subcategories: { id: string; name: Bilingual }[]
}

export interface SyntheticSources {
  categories: SyntheticCategory[]
  /** Media ids to use; may be empty. */
  images: string[]
}

type SyntheticProduct = typeof products.$inferInsert & { colors: string[] }

/** Draws from `list`; with `skew` above 1 the first items are more frequent. */
function pick<T>(list: readonly T[], next: () => number, skew = 1): T {
  const chosen = list[Math.floor(next() ** skew * list.length)]
  if (chosen === undefined) throw new Error('Nothing to pick from')
  return chosen
}

function joined(parts: Bilingual[], separator: string): Bilingual {
  return { en: parts.map((part) => part.en).join(separator), ar: parts.map((part) => part.ar).join(separator) }
}

function syntheticProduct(index: number, { categories, images }: SyntheticSources): SyntheticProduct {
  const next = mulberry32((index + 1) * 0x9e3779b1)
  const category = pick(categories, next, 1.5)
  const kind = pick(
    categoryKinds.find((one) => one.value === category.value)?.kinds ?? categoryKinds.flatMap((one) => one.kinds),
    next,
  )
  const head = pick(brandHeads, next, 1.5)
  const tail = pick(brandTails, next, 1.5)
  const brand = { en: `${head.en} ${tail.en}`, ar: `${head.ar} ${tail.ar}` }
  const flavour = pick(flavours, next, 2)
  const series = joined([pick(syllables, next), pick(syllables, next), pick(syllables, next)], '')
  const title = joined([brand, series, pick(qualities, next), kind, flavour, pick(sizes, next)], ' ')
  const texts = new Set(Array.from({ length: 3 }, () => pick(sentences, next, 1.5)))
  const model = { en: `Model ${index}-${Math.floor(next() * 900) + 100}`, ar: `موديل ${index}` }
  const description = joined([...texts, model], '. ')
  const subcategory = category.subcategories.length > 0 && next() < 0.9 ? pick(category.subcategories, next) : null
  const price = Math.round(500 + next() ** 3 * 200_000)
  const first = Math.floor(next() * images.length)
  const count = images.length === 0 ? 0 : 1 + Math.floor(next() * Math.min(4, images.length))
  const ratingsCount = next() < 0.6 ? Math.floor(next() ** 2 * 200) + 1 : 0
  const colors = next() < 0.25 ? [...new Set([pick(sampleColors, next).hex, pick(sampleColors, next).hex])] : []
  return {
    id: uuidv7(),
    handle: `synthetic-${index}`,
    titleEn: title.en,
    titleAr: title.ar,
    descriptionEn: description.en,
    descriptionAr: description.ar,
    price,
    oldPrice: next() < 0.15 ? Math.round(price * (1.05 + next() * 0.6)) + 1 : null,
    stock: next() < 0.08 ? 0 : Math.floor(next() * 200) + 1,
    categoryId: category.id,
    subcategoryId: subcategory?.id ?? null,
    images: Array.from({ length: count }, (_, at) => images[(first + at) % images.length] ?? ''),
    colors,
    averageRating: ratingsCount > 0 ? Math.round((1 + 4 * (1 - next() ** 2)) * 100) / 100 : null,
    ratingsCount,
    ...searchColumns({ title, description, category: category.name, subcategory: subcategory?.name ?? null, colors }),
    rank: index,
  }
}

/** Synthetic products number `from` to below `from + count`, for scale tests: deterministic except for their ids. They rank below real products. */
export function* syntheticProducts(
  from: number,
  count: number,
  sources: SyntheticSources,
): Generator<SyntheticProduct> {
  for (let index = from; index < from + count; index++) yield syntheticProduct(index, sources)
}
