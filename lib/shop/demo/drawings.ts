import { isNull, sql } from 'drizzle-orm'
import { PICTURE_SIDE, recipeHash } from '@/lib/db/demo/pictures/fingerprint'
import type { Recipe } from '@/lib/db/demo/types'
import { media } from '@/lib/db/schema'
import { pictureHash } from '@/lib/media/hash'
import type { Tx } from '@/lib/db/database'

interface Drawing {
  hash: string
  width: number
  height: number
  recipe: object
}

/** Stores recipes and returns their hashes; each picture is drawn on first use. */
export async function keepRecipes(tx: Tx, recipes: Recipe[]): Promise<string[]> {
  const hashes = recipes.map(recipeHash)
  const rows = new Map<string, Drawing>()
  for (const recipe of recipes) {
    const hash = recipeHash(recipe)
    rows.set(hash, { hash, width: PICTURE_SIDE, height: PICTURE_SIDE, recipe: { kind: 'product', recipe } })
  }
  if (rows.size > 0) await keep(tx, [...rows.values()])
  return hashes
}

/** Stores a scene's recipe (hero, board …) and returns its hash. */
export async function keepScene(tx: Tx, scene: { name: string; width: number; height: number }): Promise<string> {
  const hash = pictureHash(`scene:1:${scene.name}:${scene.width}x${scene.height}`)
  const recipe = { kind: 'scene', name: scene.name }
  await keep(tx, [{ hash, width: scene.width, height: scene.height, recipe }])
  return hash
}

/** Also turns rows that were added for files without one back into drawn pictures. */
async function keep(tx: Tx, drawings: Drawing[]): Promise<void> {
  const { width, height, recipe } = media
  const [w, h, r] = [width, height, recipe].map(({ name }) => sql.raw(`excluded."${name}"`))
  await tx
    .insert(media)
    .values(drawings)
    .onConflictDoUpdate({
      target: media.hash,
      set: { width: w, height: h, recipe: r, unnamedSince: null },
      setWhere: isNull(media.recipe),
    })
}
