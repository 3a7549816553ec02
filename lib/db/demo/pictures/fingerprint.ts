import { pictureHash } from '@/lib/media/hash'
import type { Recipe } from '../types'

/** Raise it when the composer draws the same recipe differently, so that pictures get new names. */
const COMPOSER_VERSION = 6

/** Side of a drawn product picture, in px: art drawn at 256 px shows no more on a larger one. */
export const PICTURE_SIDE = 720

/** JSON with sorted keys and without absent values: equal recipes give equal text however they were written down. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`
}

/** The name of the picture a recipe gives, known before the picture is made. */
export function recipeHash(recipe: Recipe): string {
  return pictureHash(`${COMPOSER_VERSION}:${canonical(recipe)}`)
}
