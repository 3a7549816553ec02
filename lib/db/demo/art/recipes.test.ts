import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { demoCategories } from '../catalogue/categories'
import { demoProducts } from '../catalogue/products'
import type { DemoProduct } from '../types'
import { recipeSchema, type Recipe } from './recipe'
import { productRecipes } from './recipes/all'
import { categoryRecipes } from './recipes/categories'

const ART = path.join(process.cwd(), 'node_modules/@lobehub/fluent-emoji-3d/assets')

const picturesOf = ({ handle }: DemoProduct): Recipe[] => productRecipes[handle] ?? []
const families = (products: DemoProduct[]) => products.map((product) => picturesOf(product)[0]?.family)
const neighbours = (values: unknown[]) => values.filter((value, index) => index > 0 && value === values[index - 1])

function artOf(recipe: Recipe): string[] {
  return recipe.figures.flatMap((figure) =>
    [figure.art, figure.labelArt, ...(figure.inside ?? []).map(({ art }) => art)].filter(
      (code) => typeof code === 'string',
    ),
  )
}

function expectDrawable(recipe: Recipe): void {
  recipeSchema.parse(recipe)
  for (const code of artOf(recipe)) expect([code, existsSync(path.join(ART, `${code}.webp`))]).toEqual([code, true])
}

test('every recipe is of a product', () => {
  expect(Object.keys(productRecipes).toSorted()).toEqual(demoProducts.map(({ handle }) => handle).toSorted())
})

test.each(demoProducts.map((product) => [product.handle, product] as const))('%s can be drawn', (_, product) => {
  const pictures = picturesOf(product)
  expect(pictures.length).toBeGreaterThanOrEqual(2)
  expect(pictures.length).toBeLessThanOrEqual(5)
  expect(new Set(pictures.map((recipe) => JSON.stringify(recipe))).size).toBe(pictures.length)
  for (const recipe of pictures) expectDrawable(recipe)
})

test('every category has a picture of its own', () => {
  expect(Object.keys(categoryRecipes).toSorted()).toEqual(demoCategories.map(({ value }) => value).toSorted())
  const recipes = Object.values(categoryRecipes)
  expect(new Set(recipes.map((recipe) => JSON.stringify(recipe))).size).toBe(recipes.length)
  for (const recipe of recipes) expectDrawable(recipe)
})

test('no two products have the same first picture', () => {
  const first = demoProducts.map((product) => JSON.stringify(picturesOf(product)[0]))
  expect(new Set(first).size).toBe(demoProducts.length)
})

test.each(['bestSeller', 'accessories', 'feed', 'newArrival', 'carcasses'])('the group %s looks varied', (name) => {
  const members = demoProducts.filter(({ groups }) => groups?.some((one) => one === name))
  expect(neighbours(families(members).slice(0, 6))).toEqual([])
})

test('neighbouring products differ in colour and category', () => {
  const front = demoProducts.slice(0, 48)
  expect(neighbours(families(front))).toEqual([])
  expect(neighbours(front.map(({ category }) => category))).toEqual([])
  const lights = front.filter((product) => picturesOf(product)[0]?.palmLight !== undefined)
  expect(lights.length).toBeLessThanOrEqual(Math.ceil(front.length / 2))
})

test('palm light falls on at most one first picture in three', () => {
  const lights = demoProducts.filter((product) => picturesOf(product)[0]?.palmLight !== undefined)
  expect(lights.length / demoProducts.length).toBeLessThanOrEqual(1 / 3)
})

test('a carcass never shows a living animal', () => {
  const alive = /^1f4[0-3]|^1f98[0-9a-f]|^1f99|^1f9a[0-9a-e]|^1fabf|^1facf/
  for (const recipe of demoProducts.filter(({ category }) => category === 'carcasses').flatMap(picturesOf)) {
    expect(recipe.scene).toBe('counter')
    expect(artOf(recipe).filter((code) => alive.test(code))).toEqual([])
  }
})
