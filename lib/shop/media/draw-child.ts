/**
 * Child process that draws pictures: painting is CPU work that would block the server. Ends with its parent, and starts only in
 * shops with drawn pictures. While one picture is encoded on other threads it paints the next, and it draws shared parts once.
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

/** Valid `recipe` values of a media row. */
const drawable = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), recipe: recipeSchema }),
  z.object({ kind: z.literal('scene'), name: z.string() }),
])

const envelope = z.object({ id: z.number(), recipe: z.unknown(), only: z.number().optional() })

/** Minimum drawing width, px: smaller drawings lack the detail to scale down. */
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

// Drawing several pictures already occupies all cores.
sharp.concurrency(1)
// The parent decides when to stop; Ctrl-C reaches the whole process group.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
process.on('message', async (message) => {
  const { id, recipe, only } = envelope.parse(message)
  process.send?.({ id, answer: await draw(recipe, only) })
})
