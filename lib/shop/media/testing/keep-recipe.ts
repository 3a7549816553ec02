import { database } from '@/lib/db/database'
import { kitRecipe } from '@/lib/db/demo/pictures/kit'
import { media } from '@/lib/db/schema'
import { pictureHash } from '@/lib/media/hash'

/** Stores a recipe, by default the kit's of this name, without drawing it; returns its hash. */
export async function keepRecipe(
  name: string,
  recipe: object = { kind: 'product', recipe: kitRecipe(name) },
): Promise<string> {
  const hash = pictureHash(name)
  await (await database()).insert(media).values({ hash, width: 1280, height: 1280, recipe }).onConflictDoNothing()
  return hash
}
