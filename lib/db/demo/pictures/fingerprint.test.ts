import { expect, test } from '@jest/globals'
import type { Recipe } from '../types'
import { recipeHash } from './fingerprint'
import { kitRecipes } from './kit'

const recipe: Recipe = { family: 'sage', scene: 'arch', figures: [{ art: '1f415', height: 540, centreX: 0.5 }] }

test('the name of a recipe does not depend on how it is written', () => {
  const same: Recipe = {
    figures: [{ centreX: 0.5, height: 540, art: '1f415', flip: undefined }],
    palmLight: undefined,
    scene: 'arch',
    family: 'sage',
  }
  expect(recipeHash(recipe)).toMatch(/^[0-9a-f]{24}$/)
  expect(recipeHash(same)).toBe(recipeHash(recipe))
})

test('different recipes have different names', () => {
  expect(recipeHash({ ...recipe, palmLight: 0 })).not.toBe(recipeHash(recipe))
  expect(recipeHash({ ...recipe, figures: [...recipe.figures, ...recipe.figures] })).not.toBe(recipeHash(recipe))
  const names = [...kitRecipes().values()].map(recipeHash)
  expect(new Set(names).size).toBe(names.length)
})
