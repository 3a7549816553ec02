import { describe, expect, test } from '@jest/globals'
import { demoCategories } from '@/lib/db/demo/catalogue/categories'
import { demoProducts } from '@/lib/db/demo/catalogue/products'
import { colour } from '@/lib/db/demo/catalogue/colours'
import { PEOPLE, reviewers, reviewKindOf, reviewPool } from '@/lib/db/demo/catalogue/reviews'
import { boards, heroSlides, mainScene, type DemoLink } from '@/lib/db/demo/catalogue/settings'
import { demoPictures } from '@/lib/db/demo/shipped'
import type { Bilingual } from '@/lib/contract/bilingual'

const ARABIC = /\p{Script=Arabic}/u
const LATIN_WORD = /[A-Za-z]{2,}/

const group = (name: string) => demoProducts.filter((product) => product.groups?.some((one) => one === name))

function expectBothLanguages(text: Bilingual, what: string): void {
  expect([what, LATIN_WORD.test(text.en), ARABIC.test(text.en)]).toEqual([what, true, false])
  expect([what, ARABIC.test(text.ar)]).toEqual([what, true])
  for (const words of [text.en, text.ar])
    expect([what, /[!٠-٩]|\s{2}|^\s|\s$/.exec(words)?.[0]]).toEqual([what, undefined])
}

describe('products', () => {
  test('are many, in every category, each with a unique handle', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(160)
    expect(new Set(demoProducts.map(({ handle }) => handle)).size).toBe(demoProducts.length)
    for (const { handle } of demoProducts) expect(handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const { value } of demoCategories) {
      expect([value, demoProducts.filter(({ category }) => category === value).length > 6]).toEqual([value, true])
    }
  })

  test.each(demoProducts.map((product) => [product.handle, product] as const))('%s is complete', (handle, product) => {
    expectBothLanguages(product.title, handle)
    expectBothLanguages(product.description, handle)
    expect(product.title.en.length).toBeLessThanOrEqual(60)
    expect(product.title.ar.length).toBeLessThanOrEqual(60)
    for (const text of [product.description.en, product.description.ar]) {
      const sentences = text.split(/[.؟?](?:\s|$)/).filter(Boolean)
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeLessThanOrEqual(4)
    }
    for (const price of [product.price, product.oldPrice ?? product.price]) {
      expect(price).toBeGreaterThan(0)
      expect(Number(price.toFixed(2))).toBe(price)
    }
    expect(product.oldPrice ?? Number.POSITIVE_INFINITY).toBeGreaterThan(product.price)
    expect(Number.isInteger(product.stock) && product.stock >= 0).toBe(true)
    for (const color of product.colors ?? []) expect(Object.values(colour)).toContain(color)
    const category = demoCategories.find(({ value }) => value === product.category)
    expect(category?.subcategories.map(({ value }) => value)).toContain(product.subcategory)
  })

  test('no two have the same title', () => {
    expect(new Set(demoProducts.map(({ title }) => title.en)).size).toBe(demoProducts.length)
    expect(new Set(demoProducts.map(({ title }) => title.ar)).size).toBe(demoProducts.length)
  })

  test('a quarter to a third are offers, of many sizes', () => {
    const percents = demoProducts.flatMap(({ price, oldPrice }) =>
      oldPrice === undefined ? [] : [Math.round(((oldPrice - price) / oldPrice) * 100)],
    )
    expect(percents.length / demoProducts.length).toBeGreaterThan(0.24)
    expect(percents.length / demoProducts.length).toBeLessThan(0.33)
    expect(Math.min(...percents)).toBeGreaterThanOrEqual(5)
    expect(Math.max(...percents)).toBeLessThanOrEqual(40)
    expect(new Set(percents).size).toBeGreaterThan(10)
  })

  test('some are sold out, some have one left, most have more', () => {
    const withStock = (stock: number) => demoProducts.filter((product) => product.stock === stock).length
    expect(withStock(0)).toBeGreaterThanOrEqual(6)
    expect(withStock(0)).toBeLessThanOrEqual(10)
    expect(withStock(1)).toBeGreaterThanOrEqual(10)
    expect(withStock(1)).toBeLessThanOrEqual(20)
  })

  test('most are rated, never by more people than exist', () => {
    const rated = demoProducts.flatMap((product) => (product.rated ? [product.rated] : []))
    expect(demoProducts.length - rated.length).toBeGreaterThanOrEqual(3)
    expect(rated.length / demoProducts.length).toBeGreaterThan(0.9)
    for (const { average, count } of rated) {
      expect(average).toBeGreaterThanOrEqual(3.5)
      expect(average).toBeLessThanOrEqual(5)
      expect(count).toBeGreaterThanOrEqual(4)
      expect(count).toBeLessThanOrEqual(PEOPLE)
    }
    const many = rated.map(({ count }) => count).filter((count) => count >= 60)
    expect(new Set(many).size).toBe(many.length)
  })

  test.each([
    ['bestSeller', 10, 12],
    ['accessories', 10, 12],
    ['feed', 10, 12],
    ['newArrival', 10, 12],
    ['carcasses', 8, 10],
  ])('the group %s is full', (name, least, most) => {
    const members = group(name)
    expect(members.length).toBeGreaterThanOrEqual(least)
    expect(members.length).toBeLessThanOrEqual(most)
  })
})

describe('categories', () => {
  test('have two to five subcategories, both languages and a picture of their own', () => {
    expect(demoCategories.length).toBeGreaterThanOrEqual(13)
    expect(new Set(Object.values(demoPictures.categories)).size).toBe(demoCategories.length)
    for (const { value, name, subcategories } of demoCategories) {
      expectBothLanguages(name, value)
      expect(demoPictures.categories[value]).toMatch(/^[0-9a-f]{24}$/)
      expect(subcategories.length).toBeGreaterThanOrEqual(2)
      expect(subcategories.length).toBeLessThanOrEqual(5)
      expect(new Set(subcategories.map((one) => one.value)).size).toBe(subcategories.length)
      for (const one of subcategories) {
        expectBothLanguages(one.name, one.value)
        expect(demoProducts.some((product) => product.category === value && product.subcategory === one.value)).toBe(
          true,
        )
      }
    }
  })

  test('only the carcasses are flagged', () => {
    expect(demoCategories.filter(({ carcass }) => carcass).map(({ value }) => value)).toEqual(['carcasses'])
  })
})

describe('settings', () => {
  const scenes = Object.keys(demoPictures.scenes)

  function expectKnown(link: DemoLink): void {
    if ('path' in link) return expect(link.path).toMatch(/^\//)
    const category = demoCategories.find(({ value }) => value === link.category)
    expect(category?.value).toBe(link.category)
    if (link.subcategory) expect(category?.subcategories.map(({ value }) => value)).toContain(link.subcategory)
  }

  test('hero slides have two hand-broken lines in each language, a drawn scene and a real link', () => {
    expect(heroSlides.length).toBeGreaterThanOrEqual(4)
    expect(heroSlides[0]?.headline).toEqual({ en: 'From the oasis\nto your gate', ar: 'من الواحة\nإلى باب بيتك' })
    expect(scenes).toContain(mainScene)
    for (const slide of heroSlides) {
      expect(scenes).toContain(slide.scene)
      expect(slide.headline.en.split('\n')).toHaveLength(2)
      expect(slide.headline.ar.split('\n')).toHaveLength(2)
      for (const text of [slide.headline, slide.text, slide.label]) expectBothLanguages(text, slide.scene)
      expectKnown(slide.link)
    }
  })

  test('there are four boards with a drawn scene and a real link', () => {
    expect(boards).toHaveLength(4)
    for (const board of boards) {
      expect(scenes).toContain(board.scene)
      expectBothLanguages(board.title, board.scene)
      if (board.subtitle) expectBothLanguages(board.subtitle, board.scene)
      expectKnown(board.link)
    }
  })
})

describe('reviews', () => {
  test('are many, different, in both languages, and mostly kind', () => {
    expect(reviewPool.length).toBeGreaterThanOrEqual(60)
    expect(new Set(reviewPool.map(({ comment }) => comment)).size).toBe(reviewPool.length)
    const arabic = reviewPool.filter(({ comment }) => ARABIC.test(comment)).length
    expect(arabic / reviewPool.length).toBeGreaterThan(0.35)
    expect(arabic / reviewPool.length).toBeLessThan(0.65)
    expect(reviewPool.filter(({ stars }) => stars < 3).length).toBeGreaterThanOrEqual(4)
    for (const { comment } of reviewPool) expect(comment).not.toMatch(/!/)
  })

  test('every product has matching comments in both languages', () => {
    for (const product of demoProducts) {
      const comments = reviewPool.filter(({ kind, stars }) => kind === reviewKindOf(product) && stars >= 4)
      expect([product.handle, comments.length >= 2]).toEqual([product.handle, true])
      expect([product.handle, new Set(comments.map(({ comment }) => ARABIC.test(comment))).size]).toEqual([
        product.handle,
        2,
      ])
    }
  })

  test('reviewers have first names in both scripts, each once', () => {
    expect(new Set(reviewers).size).toBe(reviewers.length)
    expect(reviewers.length).toBeGreaterThanOrEqual(40)
    expect(reviewers.some((name) => ARABIC.test(name))).toBe(true)
  })
})
