import { pictureHash } from '@/lib/media/hash'
import type { Recipe } from '../types'

/** Increase when the composer draws the same recipe differently, so that pictures get new names. */
const COMPOSER_VERSION = 6

/** Side of a drawn product picture, px: art of 256 px has no more detail. */
export const PICTURE_SIDE = 720

/** Serialises as JSON with sorted keys and without undefined values: equal recipes give equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`
}

/** Returns the name of a recipe's picture before it is drawn. */
export function recipeHash(recipe: Recipe): string {
  return pictureHash(`${COMPOSER_VERSION}:${canonical(recipe)}`)
}
