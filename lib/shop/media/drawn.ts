import 'server-only'
import { asc, desc, isNotNull, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { media, products } from '@/lib/db/schema'
import { mediaHash } from '@/lib/media/address'
import { HOME_OF_A_GROUP } from '@/lib/config/constants'
import { listCategories } from '../catalogue/categories'
import { productGroups } from '../catalogue/groups'
import { getSettings } from '../catalogue/settings'
import { drawAhead } from './draw'
import { longest, distribute, type Missing } from './batches'
import { mediaState, PICTURES_AT_ONCE, type DrawWorker } from './process-state'
import { readMedia, recipeOf } from './read'
import { hasMediaFiles } from './store'

/** Number of product cards drawn before other pictures. */
const CARDS = 400
/** Number of those drawn in display order: the first page. */
const FIRST_PAGE = 12

export interface DrawPendingOptions {
  /** Called after every picture. */
  onProgress?: (done: number, total: number) => void
  /** Stops after the current picture. */
  signal?: AbortSignal
}

/** Result of a drawing run; `errors` has one message per failed picture. */
export interface DrawnPictures {
  drawn: number
  errors: string[]
}

/** Draws every picture that has only a recipe. Requested pictures go first. Reports and skips failures. */
export async function drawPending({ onProgress, signal }: DrawPendingOptions = {}): Promise<DrawnPictures> {
  const missing = await missingPictures()
  const { ahead } = mediaState()
  const batches = distribute(missing, ahead.length)
  const result: DrawnPictures = { drawn: 0, errors: [] }
  let gone = 0
  const draw = async (worker: DrawWorker, own: string[]) => {
    for (let hash; (hash = own.shift() ?? longest(batches).pop());) {
      if (signal?.aborted) return
      try {
        const recipe = await recipeOf(hash)
        // A restore may have deleted it.
        if (recipe === null) gone++
        else {
          await drawAhead(hash, recipe, worker)
          result.drawn++
        }
      } catch (error) {
        result.errors.push(`${hash}: ${error instanceof Error ? error.message : String(error)}`)
      }
      onProgress?.(result.drawn + result.errors.length + gone, missing.length)
    }
  }
  await Promise.all(batches.flatMap((own, at) => Array.from({ length: PICTURES_AT_ONCE }, () => draw(ahead[at]!, own))))
  return result
}

/** Draws the first visible picture, so that a new shop does not open without it. Harmless when it exists; never throws. */
export async function drawFirstSight(): Promise<void> {
  const { hero } = await getSettings()
  const first = hero.slice(0, 1).flatMap(({ image, smallImage }) => [image, smallImage])
  const hashes = first.flatMap((address) => mediaHash(address) ?? [])
  // `drawPending` reports failures.
  await Promise.allSettled(hashes.map((hash) => readMedia(hash, 640)))
}

/**
 * Missing pictures in drawing order: the home page and the cards of the first page, other cards, scenes, the rest. Keeps pictures
 * with the same background together.
 */
async function missingPictures(): Promise<Missing[]> {
  const db = await database()
  const of = (field: string) => sql<string | null>`${media.recipe}->'recipe'->>${field}`
  const scene = sql<string>`concat_ws(' ', ${of('scene')}, ${of('family')})`
  const rows = await db
    .select({ hash: media.hash, scene })
    .from(media)
    .where(isNotNull(media.recipe))
    .orderBy(sql`${media.recipe}->>'kind' = 'scene' desc`, scene, of('palmLight'), asc(media.hash))
  const cards = await db
    .select({ hash: sql<string | null>`${products.images}->>0` })
    .from(products)
    .orderBy(desc(products.rank))
    .limit(CARDS)
  const shown = new Set(cards.flatMap(({ hash }) => hash ?? []))
  const all = new Map(rows.map(({ hash, scene }) => [hash, scene]))
  const first = [...(await homePagePictures()), ...[...shown].slice(0, FIRST_PAGE)].filter((hash) => all.has(hash))
  const missing: Missing[] = []
  for (const hash of new Set([...first, ...[...all.keys()].filter((hash) => shown.has(hash)), ...all.keys()]))
    if (!(await hasMediaFiles(hash))) missing.push({ hash, scene: all.get(hash) || hash })
  return missing
}

/** Pictures of the home page, top to bottom. Spec §2 (Home). */
async function homePagePictures(): Promise<string[]> {
  const [{ hero, boards, mainImage }, categories, groups] = await Promise.all([
    getSettings(),
    listCategories(),
    productGroups(),
  ])
  const { bestSeller, accessories, feed, newArrival } = groups
  const cards = [bestSeller, accessories, feed, newArrival].flatMap((group) =>
    group.slice(0, HOME_OF_A_GROUP).flatMap(({ images }) => images[0] ?? []),
  )
  const slides = hero.flatMap(({ image, smallImage }) => [image, smallImage])
  const circles = categories.flatMap(({ image }) => image ?? [])
  // The other slides appear after a few seconds.
  const addresses = [...slides, ...circles, ...cards, ...boards.map(({ image }) => image), mainImage ?? '']
  return addresses.flatMap((address) => mediaHash(address) ?? [])
}
