/**
 * Runs in a process of its own, because painting is arithmetic that would stop the server: draws the pictures it is sent
 * and ends with its parent. Only shops with drawn pictures ever start it. While one picture is encoded, which other
 * threads do, it paints the next, and what pictures share is made once.
 */
import sharp from 'sharp'
import { z } from 'zod'
import { composePicture } from '@/lib/db/demo/pictures/compose'
import { encodeWidths } from '@/lib/db/demo/pictures/encode'
import { PICTURE_SIDE } from '@/lib/db/demo/pictures/fingerprint'
import { composeScene } from '@/lib/db/demo/pictures/hero'
import { recipeSchema } from '@/lib/db/demo/pictures/recipe-schema'
import { mediaWidths } from '@/lib/media/address'
import type { DrawAnswer } from './draw-process'

/** What the `recipe` of a media row may hold. */
const drawable = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), recipe: recipeSchema }),
  z.object({ kind: z.literal('scene'), name: z.string() }),
])

const envelope = z.object({ id: z.number(), recipe: z.unknown(), only: z.number().optional() })

/** No smaller: of what is finer, too little is left to shrink. */
const SMALLEST = 320

async function draw(recipe: unknown, only?: number): Promise<DrawAnswer> {
  try {
    const job = drawable.parse(recipe)
    const side = Math.min(PICTURE_SIDE, Math.max(only ?? PICTURE_SIDE, SMALLEST))
    const picture = job.kind === 'product' ? await composePicture(job.recipe, side) : await composeScene(job.name)
    return { files: [...(await encodeWidths(picture, only ? [only] : mediaWidths))] }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

// Several pictures at once are work enough for all cores.
sharp.concurrency(1)
// The parent decides when to stop: a Ctrl-C reaches the whole group.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
process.on('message', async (message) => {
  const { id, recipe, only } = envelope.parse(message)
  process.send?.({ id, answer: await draw(recipe, only) })
})
