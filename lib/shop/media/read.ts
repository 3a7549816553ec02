import 'server-only'
import { and, eq, isNotNull } from 'drizzle-orm'
import sharp from 'sharp'
import { database } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { AWAITED_PICTURE, type MediaWidth } from '@/lib/media/address'
import { drawNow, drawQuickly } from './draw'
import { mediaState } from './process-state'
import { readMediaFile } from './store'

/** Background color of pictures (--color-sand-200). */
const SAND = '#ece2cf'

/** A picture file to serve now. */
export interface ShownPicture {
  body: Buffer
  /** False for a quick drawing and for the placeholder strip. */
  final: boolean
}

/**
 * Returns one WebP file of a picture without a long wait. An undrawn picture gets a quick drawing of this width. While other quick
 * drawings are waiting it gets a sand-colored strip, so that it does not block all of a page's connections
 * (`components/navigation/missing-pictures.tsx` requests it again). Null for an unknown picture; throws when it cannot be drawn.
 */
export async function showMedia(hash: string, width: MediaWidth): Promise<ShownPicture | null> {
  const file = await readMediaFile({ hash, width })
  if (file) return { body: file, final: true }
  const recipe = await recipeOf(hash)
  if (!recipe) return null
  const { full } = mediaState().onDemand.queue
  const quick = drawQuickly(hash, recipe, width)
  return { body: quick.file ?? (full ? await placeholderStrip() : await quick.drawing), final: false }
}

let strip: Promise<Buffer> | undefined

function placeholderStrip(): Promise<Buffer> {
  strip ??= sharp({ create: { ...AWAITED_PICTURE, channels: 3, background: SAND } })
    .webp()
    .toBuffer()
  return strip
}

/**
 * Returns one WebP file of a picture, drawing it first when only its recipe exists. Null for an unknown picture; throws when it
 * cannot be drawn.
 */
export async function readMedia(hash: string, width: MediaWidth): Promise<Buffer | null> {
  const file = await readMediaFile({ hash, width })
  if (file) return file
  const recipe = await recipeOf(hash)
  if (!recipe) return null
  await drawNow(hash, recipe)
  return readMediaFile({ hash, width })
}

/** Returns a drawn picture's recipe; null for an upload or an unknown hash. */
export async function recipeOf(hash: string): Promise<unknown> {
  const db = await database()
  const drawn = and(eq(media.hash, hash), isNotNull(media.recipe))
  const [row] = await db.select({ recipe: media.recipe }).from(media).where(drawn)
  return row?.recipe ?? null
}
