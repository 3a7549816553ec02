import 'server-only'
import { and, eq, isNotNull } from 'drizzle-orm'
import sharp from 'sharp'
import { database } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { AWAITED_PICTURE, type MediaWidth } from '@/lib/media/address'
import { drawNow, drawQuickly } from './draw'
import { mediaState } from './process-state'
import { readMediaFile } from './store'

/** The ground on which pictures stand (--color-sand-200). */
const SAND = '#ece2cf'

/** A picture's file as it can be shown now. */
export interface ShownPicture {
  body: Buffer
  /** False for a quick drawing, which looks alike, and for the strip that says that one will come. */
  final: boolean
}

/**
 * One WebP file of a picture, soon: of one that is not drawn yet, a quick drawing of the width that was asked for; while others
 * wait for theirs, a strip of sand, so that no page's connections are all held up (`components/navigation/missing-pictures.tsx` asks again).
 * Null for a picture the shop does not have; throws when it cannot be drawn.
 */
export async function showMedia(hash: string, width: MediaWidth): Promise<ShownPicture | null> {
  const file = await readMediaFile({ hash, width })
  if (file) return { body: file, final: true }
  const recipe = await recipeOf(hash)
  if (!recipe) return null
  const { full } = mediaState().asked.queue
  const quick = drawQuickly(hash, recipe, width)
  return { body: quick.file ?? (full ? await awaited() : await quick.drawing), final: false }
}

let strip: Promise<Buffer> | undefined

function awaited(): Promise<Buffer> {
  strip ??= sharp({ create: { ...AWAITED_PICTURE, channels: 3, background: SAND } })
    .webp()
    .toBuffer()
  return strip
}

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
