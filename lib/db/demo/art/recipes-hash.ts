import { pictureHash } from '@/lib/media/hash'
import { boardPictures } from './board-pictures'
import { wideScenes } from './hero'
import { productRecipes } from './recipes/all'
import { categoryRecipes } from './recipes/categories'
import { demoScenes } from './scene-list'

/** Hash of all recipes and scenes: tells a test whether the shipped pictures are older than their recipes. */
export function recipesHash(): string {
  return pictureHash(JSON.stringify([productRecipes, categoryRecipes, demoScenes, boardPictures, wideScenes]))
}
