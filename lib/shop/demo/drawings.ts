import { PICTURE_SIDE, recipeHash } from '@/lib/db/demo/pictures/fingerprint'
import type { Recipe } from '@/lib/db/demo/types'
import { media } from '@/lib/db/schema'
import { pictureHash } from '@/lib/media/hash'
import type { Tx } from '@/lib/db/database'

/** Makes the recipes known to the media store and gives their names; each is drawn when first needed. */
export async function keepRecipes(tx: Tx, recipes: Recipe[]): Promise<string[]> {
  const hashes = recipes.map(recipeHash)
  const rows = recipes.map((recipe, index) => ({
    hash: hashes[index] ?? recipeHash(recipe),
    width: PICTURE_SIDE,
    height: PICTURE_SIDE,
    recipe: { kind: 'product', recipe },
  }))
  if (rows.length > 0) await tx.insert(media).values(rows).onConflictDoNothing()
  return hashes
}

/** Makes a drawn scene (hero, board …) known to the media store and gives its name. */
export async function keepScene(tx: Tx, scene: { name: string; width: number; height: number }): Promise<string> {
  const hash = pictureHash(`scene:1:${scene.name}:${scene.width}x${scene.height}`)
  const recipe = { kind: 'scene', name: scene.name }
  await tx.insert(media).values({ hash, width: scene.width, height: scene.height, recipe }).onConflictDoNothing()
  return hash
}
