import 'server-only'
import { asc, desc, isNotNull, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { media, products } from '@/lib/db/schema'
import { drawInBackground } from './draw'
import { recipeOf } from './read'
import { hasMediaFiles } from './store'

/** So many products' first pictures are drawn before other pictures. */
const CARDS_FIRST = 400

export interface DrawPendingOptions {
  /** Hears after every picture how many of all stand. */
  onProgress?: (done: number, total: number) => void
  /** Stops after the picture that is being drawn. */
  signal?: AbortSignal
}

/** How the drawing went; `errors` holds one message per picture that could not be drawn. */
export interface DrawnPictures {
  drawn: number
  errors: string[]
}

/**
 * Draws, one at a time, every picture that is still only a recipe. Pictures somebody asks for meanwhile go
 * first. A picture that cannot be drawn is passed over and reported.
 */
export async function drawPending({ onProgress, signal }: DrawPendingOptions = {}): Promise<DrawnPictures> {
  const hashes = await missingPictures()
  const result: DrawnPictures = { drawn: 0, errors: [] }
  for (const [index, hash] of hashes.entries()) {
    if (signal?.aborted) break
    try {
      await drawInBackground(hash, await recipeOf(hash))
      result.drawn++
    } catch (error) {
      result.errors.push(`${hash}: ${error instanceof Error ? error.message : String(error)}`)
    }
    onProgress?.(index + 1, hashes.length)
  }
  return result
}

/** What the cards of the shop's first pages show, then scenes, then the rest. */
async function missingPictures(): Promise<string[]> {
  const db = await database()
  const rows = await db
    .select({ hash: media.hash })
    .from(media)
    .where(isNotNull(media.recipe))
    .orderBy(sql`${media.recipe}->>'kind' = 'scene' desc`, asc(media.createdAt), asc(media.hash))
  const cards = await db
    .select({ hash: sql<string | null>`${products.images}->>0` })
    .from(products)
    .orderBy(desc(products.rank))
    .limit(CARDS_FIRST)
  const all = new Set(rows.map(({ hash }) => hash))
  const soon = cards.flatMap(({ hash }) => (hash && all.has(hash) ? [hash] : []))
  const missing: string[] = []
  for (const hash of new Set([...soon, ...all])) if (!(await hasMediaFiles(hash))) missing.push(hash)
  return missing
}
