import { describe, expect, test } from '@jest/globals'
import { demoCategories } from '@/lib/db/demo/catalogue/categories'
import { leadTimeOf } from '@/lib/db/demo/catalogue/lead-times'
import { enquireOnly } from '@/lib/db/demo/catalogue/handover'
import { demoProducts } from '@/lib/db/demo/catalogue/products'
import { animalReviews } from '@/lib/db/demo/catalogue/reviews-animals'
import { reviewKindOf, reviewPool } from '@/lib/db/demo/catalogue/reviews'
import { boards, heroSlides } from '@/lib/db/demo/catalogue/settings'
import { boardPictures } from '@/lib/db/demo/art/board-pictures'
import { categoryRecipes } from '@/lib/db/demo/art/recipes/categories'
import { heroScenes } from '@/lib/db/demo/art/wide-scenes-hero'
import type { DemoProduct } from '@/lib/db/demo/types'

function productOf(handle: string): DemoProduct {
  const found = demoProducts.find((product) => product.handle === handle)
  if (!found) throw new Error(`There is no demo product ${handle}`)
  return found
}

const animalKinds = new Set(animalReviews.map(({ kind }) => kind))
const isAnimal = (product: DemoProduct) => animalKinds.has(reviewKindOf(product))

/** Returns the handles of products whose texts lack the words in either language. */
function lacking(products: DemoProduct[], words: { en: RegExp; ar: RegExp }): string[] {
  expect(products).not.toEqual([])
  return products
    .filter(({ description }) => !words.en.test(description.en) || !words.ar.test(description.ar))
    .map(({ handle }) => handle)
}

const productsIn = (category: string, ...subcategories: string[]) =>
  demoProducts.filter(
    (product) =>
      product.category === category &&
      (subcategories.length === 0 || subcategories.some((one) => one === product.subcategory)),
  )

describe('legal requirements', () => {
  test('every carcass and every meat is halal', () => {
    expect(lacking(productsIn('carcasses'), { en: /\bhalal\b/i, ar: /حلال/ })).toEqual([])
  })

  test('sheep, goats and cattle are tagged, camels have a microchip, and all are transferred through TAMM', () => {
    const tagged = [...productsIn('sheep-goats'), ...productsIn('cattle', 'dairy', 'bulls-calves')]
    expect(lacking(tagged, { en: /Ear-tagged and registered.*TAMM/, ar: /رقم الأذن.*«تم»/ })).toEqual([])
    const camels = productsIn('camels', 'milk-breeding', 'racing-riding')
    expect(lacking(camels, { en: /Microchipped.*ADAFSA.*TAMM/, ar: /شريحة.*هيئة أبوظبي.*«تم»/ })).toEqual([])
    expect(camels.filter(({ description }) => /ear-tag/i.test(description.en))).toEqual([])
  })

  test('goats, donkeys, poultry, geese and peafowl need a permit at home', () => {
    const kept = [
      ...productsIn('sheep-goats', 'goats'),
      ...productsIn('poultry', 'chickens', 'waterfowl', 'turkey-quail'),
      ...['hasawi-donkey', 'indian-blue-peacock'].map(productOf),
    ]
    expect(lacking(kept, { en: /In Abu Dhabi.*municipal permit/i, ar: /أبوظبي.*تصريح من البلدية/ })).toEqual([])
  })

  test('pets are sold to adults', () => {
    const pets = [...productsIn('dogs', 'puppies-dogs'), ...productsIn('cats', 'kittens-cats')]
    expect(lacking(pets, { en: /18 and over; the microchip/, ar: /18 سنة فأكثر، وتُسجَّل الشريحة/ })).toEqual([])
  })

  test.each(enquireOnly)('%s cannot be bought and is not featured', (handle) => {
    const product = productOf(handle)
    expect(product).toMatchObject({ sale: 'enquiry' })
    expect(product.groups ?? []).toEqual([])
    expect(lacking([product], { en: /^Enquire and view only;/, ar: /^للاستفسار والمعاينة فقط،/ })).toEqual([])
    // Not on the first three pages of the list.
    expect(demoProducts.indexOf(product)).toBeGreaterThan(36)
  })

  test('no picture of the home page shows a bird of prey, a macaw or a peacock', () => {
    const drawn = JSON.stringify([
      ...heroSlides.map(({ scene }) => heroScenes[scene]?.actors.map((actor) => ('art' in actor ? actor.art : null))),
      ...boards.map(({ scene }) => boardPictures[scene]),
      ...Object.values(categoryRecipes),
    ])
    expect(drawn).toContain('1f42a')
    expect(drawn).not.toMatch(/1f985|1f99c|1f99a/)
  })
})

describe('plausible texts', () => {
  test.each([
    ['naimi-lamb-whole', 'naimi-lamb-6-months'],
    ['harri-lamb-whole', 'harri-ram-lamb'],
    ['salalah-goat-whole', 'salalah-kid-goat'],
    ['jaziri-lamb-whole', 'jaziri-lamb-8-months'],
    ['sawakni-lamb-whole', 'sawakni-lamb-30kg'],
    ['somali-goat-whole', 'somali-goat-18kg'],
    ['aqiqah-lamb-prepared', 'naimi-lamb-6-months'],
    ['small-naimi-flock', 'naimi-breeding-ram'],
  ])('%s costs more than %s alive', (dressed, alive) => {
    const { price, sizes = [] } = productOf(dressed)
    // A lamb that weighs 32 kg alive is 16 kg dressed: the heaviest band.
    expect(Math.max(price, ...sizes.map((one) => one.price))).toBeGreaterThan(productOf(alive).price)
  })

  test('food for dogs and cats names the animal', () => {
    const food = [...productsIn('dogs', 'dry-food', 'treats-wet'), ...productsIn('cats', 'cat-food')]
    const titles = food.filter(
      ({ title }) => !/كلاب|جراء|قط/.test(title.ar) || !/dog|pup|cat|kitten|dental/i.test(title.en),
    )
    expect(titles.map(({ handle }) => handle)).toEqual([])
  })

  test('no text makes forbidden claims or promises a cure', () => {
    const said = [
      ...demoProducts.flatMap(({ title, description }) => [title, description]),
      ...heroSlides.flatMap(({ headline, text, label }) => [headline, text, label]),
      ...demoCategories.flatMap(({ name, subcategories }) => [name, ...subcategories.map((one) => one.name)]),
    ]
    for (const { en, ar } of said) {
      expect(en).not.toMatch(/\bhemp\b|hunting|contests|banned substances|against flies|Khalifa City/i)
      expect(ar).not.toMatch(/القنب|مقناص|نطاح|أبو بريص|أبراص|خصي قدرة|دبس|مدينة خليفة/)
    }
  })

  test('a review of one kind of product does not mention another', () => {
    const misfits: Partial<Record<string, RegExp>> = {
      meat: /mandi|مندي|leg|ذبيحة/,
      camel: /rein|السايس|إسطبل/,
      horse: /حوار|ramp/,
    }
    for (const { kind, comment } of reviewPool) expect(comment).not.toMatch(misfits[kind] ?? /$^/)
  })
})

describe('lead times', () => {
  test('only supplies in stock go out the same day: no animal, no meat, nothing made or booked', () => {
    const sameDay = demoProducts.filter((product) => leadTimeOf(product) === 0)
    expect(sameDay.length).toBeGreaterThan(60)
    for (const product of sameDay) {
      expect([product.handle, product.category === 'carcasses' || isAnimal(product)]).toEqual([product.handle, false])
      expect([product.handle, product.sale ?? 'cart']).toEqual([product.handle, 'cart'])
    }
    for (const handle of ['engraved-name-tag', 'wooden-kennel-large', 'home-vet-visit', 'fresh-jatt-bundles-10'])
      expect([handle, leadTimeOf(productOf(handle))]).not.toEqual([handle, 0])
  })

  test('horses, camels and a vet come by arrangement; every product that is delivered says when', () => {
    const arranged = [...productsIn('horses', 'arabian', 'ponies-donkeys'), ...productsIn('camels', 'racing-riding')]
    for (const product of [...arranged, productOf('home-vet-visit'), productOf('grooming-at-home')])
      expect([product.handle, leadTimeOf(product)]).toEqual([product.handle, 'arrangement'])
    for (const product of demoProducts)
      expect([product.handle, leadTimeOf(product) !== null]).toEqual([
        product.handle,
        (product.sale ?? 'cart') === 'cart',
      ])
  })
})
