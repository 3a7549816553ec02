import { describe, expect, test } from '@jest/globals'
import { demoCategories } from '@/lib/db/demo/catalogue/categories'
import { demoOrders } from '@/lib/db/demo/catalogue/orders'
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

  test('have sizes of their own price, larger ones cheaper by weight, and show the cheapest that can be bought', () => {
    const sized = demoProducts.filter(({ sizes }) => sizes)
    expect(sized.filter(({ category }) => category === 'feed').length).toBeGreaterThanOrEqual(6)
    expect(sized.filter(({ category }) => category === 'carcasses').length).toBeGreaterThanOrEqual(5)
    for (const { handle, price, oldPrice, stock, sizes = [] } of sized) {
      expect(new Set(sizes.map(({ value }) => value)).size).toBe(sizes.length)
      const shown = sizes.find((one) => one.stock > 0)
      expect([handle, price, oldPrice, stock]).toEqual([handle, shown?.price, shown?.oldPrice, shown?.stock])
      // The upper weight of a band.
      const perKilo = sizes.map((one) => one.price / Number(/([\d,]+) kg/.exec(one.name.en)?.[1]?.replace(',', '')))
      for (const [at, one] of perKilo.entries())
        if (!Number.isNaN(one) && at > 0)
          expect([handle, at, one <= (perKilo[at - 1] ?? NaN)]).toEqual([handle, at, true])
      for (const one of sizes) {
        expect(ARABIC.test(one.name.ar)).toBe(true)
        expect(one.oldPrice ?? Infinity).toBeGreaterThan(one.price)
      }
    }
  })

  test('animals and carcasses have facts in both languages', () => {
    const stated = demoProducts.filter(({ facts }) => facts)
    expect(stated.length).toBeGreaterThanOrEqual(20)
    const whole = demoProducts.filter(({ subcategory }) => subcategory === 'lamb' || subcategory === 'goat')
    for (const { handle, facts = [] } of whole)
      expect([handle, facts.some(({ value }) => /halal/i.test(value.en) && /حلال/.test(value.ar))]).toEqual([
        handle,
        true,
      ])
    for (const { handle, facts = [] } of stated)
      for (const { label, value } of facts) {
        expectBothLanguages(label, handle)
        expect([handle, ARABIC.test(value.ar)]).toEqual([handle, true])
      }
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

test('orders name a size of each product that has sizes', () => {
  for (const { lines } of demoOrders)
    for (const { handle, size } of lines) {
      const sizes = demoProducts.find((product) => product.handle === handle)?.sizes
      expect([handle, sizes?.some(({ value }) => value === size)]).toEqual([handle, sizes && true])
    }
})

describe('categories', () => {
  test('have two to four subcategories, both languages and a picture of their own', () => {
    expect(demoCategories.length).toBeGreaterThanOrEqual(13)
    expect(new Set(Object.values(demoPictures.categories)).size).toBe(demoCategories.length)
    for (const { value, name, subcategories } of demoCategories) {
      expectBothLanguages(name, value)
      expect(demoPictures.categories[value]).toMatch(/^[0-9a-f]{24}$/)
      expect(subcategories.length).toBeGreaterThanOrEqual(2)
      expect(subcategories.length).toBeLessThanOrEqual(4)
      expect(new Set(subcategories.map((one) => one.value)).size).toBe(subcategories.length)
      for (const one of subcategories) {
        expectBothLanguages(one.name, one.value)
        expect(demoProducts.some((product) => product.category === value && product.subcategory === one.value)).toBe(
          true,
        )
      }
    }
  })

  test('ask the butcher’s questions of whole carcasses only', () => {
    for (const { value, carcass, preparations = [], subcategories } of demoCategories) {
      expect([value, preparations.length > 0]).toEqual([value, carcass ?? false])
      for (const { kind, choices, only = [] } of preparations) {
        expect([kind, only]).toEqual([kind, kind === 'packing' ? [] : ['lamb', 'goat']])
        expect(subcategories.map((one) => one.value)).toEqual(expect.arrayContaining(only))
        expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length)
        for (const { name, fee } of choices) {
          expectBothLanguages(name, kind)
          expect(fee).toBeGreaterThanOrEqual(0)
        }
      }
    }
    const cut = demoProducts.filter(({ handle }) => /chops|leg|chicken|quail|duck|steaks/.test(handle))
    for (const { handle, subcategory } of cut)
      expect([handle, ['lamb', 'goat'].includes(subcategory ?? '')]).toEqual([handle, false])
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
