import 'server-only'
import { and, eq, isNotNull } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import type { MediaWidth } from '@/lib/media/address'
import { drawNow } from './draw'
import { readMediaFile } from './store'

/**
 * One WebP file of a picture. A picture that is kept as a recipe is drawn now when its file is not there yet. Null for a
 * picture the shop does not have; throws when it has the recipe but cannot draw it.
 */
export async function readMedia(hash: string, width: MediaWidth): Promise<Buffer | null> {
  const file = await readMediaFile({ hash, width })
  if (file) return file
  const recipe = await recipeOf(hash)
  if (!recipe) return null
  await drawNow(hash, recipe)
  return readMediaFile({ hash, width })
}

/** The recipe of a drawn picture; null for an upload or an unknown hash. */
export async function recipeOf(hash: string): Promise<unknown> {
  const db = await database()
  const drawn = and(eq(media.hash, hash), isNotNull(media.recipe))
  const [row] = await db.select({ recipe: media.recipe }).from(media).where(drawn)
  return row?.recipe ?? null
}
