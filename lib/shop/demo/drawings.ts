import { createHash } from 'node:crypto'
import { recipeHash } from '@/lib/db/demo/pictures/fingerprint'
import type { Recipe } from '@/lib/db/demo/types'
import { media } from '@/lib/db/schema'
import type { Tx } from '@/lib/db/database'

/** Side of a drawn product picture, in px. */
const SIDE = 1280

/** Makes the recipes known to the media store and gives their names; each is drawn when first needed. */
export async function keepRecipes(tx: Tx, recipes: Recipe[]): Promise<string[]> {
  const hashes = recipes.map(recipeHash)
  const rows = recipes.map((recipe, index) => ({
    hash: hashes[index] ?? recipeHash(recipe),
    width: SIDE,
    height: SIDE,
    recipe: { kind: 'product', recipe },
  }))
  if (rows.length > 0) await tx.insert(media).values(rows).onConflictDoNothing()
  return hashes
}

/** Makes a drawn scene (hero, board …) known to the media store and gives its name. */
export async function keepScene(tx: Tx, scene: { name: string; width: number; height: number }): Promise<string> {
  const hash = createHash('sha256').update(`scene:1:${scene.name}:${scene.width}x${scene.height}`).digest('hex')
  const recipe = { kind: 'scene', name: scene.name }
  await tx.insert(media).values({ hash, width: scene.width, height: scene.height, recipe }).onConflictDoNothing()
  return hash
}
