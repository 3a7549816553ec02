import { Writable } from 'node:stream'
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { STOCK_UNTOLD } from '@/lib/config/constants'
import { singleton } from '@/lib/utils/singleton'
import { readCategory, readPage, readProduct, readReview, readSettings } from './catalogue'
import { cityOf, readCart, readOrder, readToken } from './customer'
import { MappingContext, resetMappingWarnings } from './mapper'
import { plainSale } from '@/lib/contract/selling'

const lines: string[] = []
const before = { ...process.env }
afterAll(() => {
  process.env = before
})
beforeEach(() => {
  process.env.CARCASS_CATEGORY_ID = 'c7'
  lines.length = 0
  resetMappingWarnings()
  const sink = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) })
  singleton('log', () => pino(sink))
})

const mapping = () => new MappingContext('listProducts')
const least = { _id: 7, titleEn: 'Hay', newPrice: '1,250.50' }

describe('a product', () => {
  test('with the least a host can send', () => {
    expect(readProduct(least, mapping())).toEqual({
      id: '7',
      title: { en: 'Hay', ar: 'Hay' },
      description: { en: '', ar: '' },
      images: [],
      colors: [],
      price: 125_050,
      oldPrice: null,
      stock: STOCK_UNTOLD,
      averageRating: null,
      ratingsCount: 0,
      isFavorite: false,
      sameDay: false,
      ...plainSale,
      category: null,
      subcategory: null,
      createdAt: '2000-01-01T00:00:00.000Z',
      updatedAt: '2000-01-01T00:00:00.000Z',
    })
    expect(lines).toEqual([])
  })

  test.each([
    ['a title cut inside an emoji', { titleEn: 'Cat \uD83D' }, { title: { en: 'Cat \uFFFD', ar: 'Cat \uFFFD' } }],
    ['null lists', { imagesBase64: null, colors: null, category: null }, { images: [], colors: [] }],
    ['an old price below the price', { oldPrice: '900' }, { oldPrice: null }],
    ['a stock below nothing', { stock: '-3' }, { stock: 0 }],
    ['a rating by its other name', { rating: 4.5, ratingsCount: '2' }, { averageRating: 4.5, ratingsCount: 2 }],
    ['an average rating of 0', { averageRating: 0 }, { averageRating: null }],
    [
      'a subcategory by its name',
      { subcategoryName: 'Hay' },
      { subcategory: { id: '', name: { en: 'Hay', ar: 'Hay' } } },
    ],
    [
      'a carcass',
      { category: { _id: 1, name: 'Fresh Carcasses' } },
      { category: { id: '1', name: { en: 'Fresh Carcasses', ar: 'Fresh Carcasses' }, carcass: true } },
    ],
  ])('%s', (_, given, expected) => {
    expect(readProduct({ ...least, ...given }, mapping())).toMatchObject(expected)
  })

  test.each([
    ['no id', { ...least, _id: { $oid: 'x y' } }, '_id'],
    ['no title', { ...least, titleEn: ' ' }, 'titleEn'],
    ['no price', { ...least, newPrice: 'ask us' }, 'newPrice'],
    ['a sentence', 'sold out', '_id'],
  ])('%s: skipped, with one warning that names call and field', (_, given, field) => {
    const page = readPage({ data: [given, least, given], results: 3 }, 1, mapping(), readProduct)
    expect(page.items.map(({ id }) => id)).toEqual(['7'])
    const warnings = lines.map((line): { call: string; field: string } => JSON.parse(line))
    expect(warnings.map(({ call, field: one }) => [call, one])).toContainEqual(['listProducts', field])
    expect(new Set(lines.map((line) => line.replace(/"time":\d+/, ''))).size).toBe(lines.length)
  })
})

describe('lists', () => {
  test.each([null, undefined, 'x', 5, {}, { data: null }, { data: 'x' }, []])('%j is an empty page', (answer) => {
    expect(readPage(answer, 1, mapping(), readProduct)).toEqual({ items: [], total: 0, page: 1, pages: 1 })
  })

  test('a host that counts the products of one page is warned about, and its number of pages counts', () => {
    const data = Array.from({ length: 12 }, (_, at) => ({ ...least, _id: at + 1 }))
    const page = readPage({ data, results: 12, paginationResult: { numberOfPage: 3 } }, 1, mapping(), readProduct)
    expect([page.total, page.pages]).toEqual([25, 3])
    expect(lines.map((line) => Object(JSON.parse(line)).field)).toEqual(['results'])
  })

  test.each([
    [1e15, 1, [least], 10_000],
    ['1e15', 8, [], 7],
    [1e15, 1, [], 1],
    [1e15, 8, null, 7],
    [-3, 1, [least], 1],
    [0, 1, [least], 1],
    // As many as 30 products fill, by a host that does not round up.
    [2.5, 1, [least], 3],
    // One that cannot be read does not end a list.
    [3, 2, [{}], 3],
  ])('%j pages, told on page %d, are bounded', (numberOfPage, page, data, pages) => {
    const answer = { data, results: 40, paginationResult: { numberOfPage } }
    expect(readPage(answer, page, mapping(), readProduct).pages).toBe(pages)
  })

  test('an unpaginated list is cut into pages', () => {
    const data = Array.from({ length: 30 }, (_, at) => ({ ...least, _id: at + 1 }))
    const page = readPage({ data }, 3, mapping(), readProduct)
    expect([page.items.length, page.items[0]?.id, page.total, page.pages]).toEqual([6, '25', 30, 3])
  })
})

test('no value from a host throws', () => {
  const odd = [
    null,
    undefined,
    0,
    '',
    'x',
    [],
    {},
    { data: 1 },
    { data: [null, 1, {}] },
    { cart: {} },
    { subcategories: [null] },
  ]
  for (const value of odd) {
    readCart(value, mapping())
    readCategory(value, mapping())
    readOrder(value, mapping())
    readProduct(value, mapping())
    readReview(value, mapping())
    readSettings(value, mapping())
    readToken(value, mapping())
    cityOf(value)
  }
})

test.each([
  ['its category', { category: { _id: 'c7', name: 'Fresh meat' } }, true],
  ['only the id of its category', { categoryId: 'c7' }, true],
  ['the id as `category`', { category: 'c7' }, true],
  ['another category', { category: { _id: 'c8', name: 'Fresh meat' } }, false],
])('a cart has a carcass, recognised by %s', (_, fields, carcass) => {
  const product = { _id: 'p1', titleEn: 'Whole lamb', newPrice: 900, ...fields }
  expect(readCart({ data: [{ _id: 'l1', product, quantity: 1 }] }, mapping()).carcass).toBe(carcass)
})

test('the carcass category is recognised by its id', () => {
  expect([readCategory({ _id: 'c7', name: 'Fresh meat' }, mapping())?.carcass]).toEqual([true])
  expect(readProduct({ ...least, category: { _id: 'c7', name: 'Fresh meat' } }, mapping())?.category?.carcass).toBe(
    true,
  )
})

test('cities are recognised in any spelling', () => {
  expect(['Al Ain', 'alain', 'ABU DHABI', 'Ras Al-Khaimah', 'العين', 'umm_al_quwain', 'Paris'].map(cityOf)).toEqual([
    'alain',
    'alain',
    'abu-dhabi',
    'ras-al-khaimah',
    'alain',
    'umm-al-quwain',
    null,
  ])
})

test.each([
  ['أبو ظبي', 'abu-dhabi'],
  ['ابوظبى', 'abu-dhabi'],
  ['الشارقه', 'sharjah'],
  ['ام القيوين', 'umm-al-quwain'],
  ['راس الخيمة', 'ras-al-khaimah'],
  ['رأس الخيمه', 'ras-al-khaimah'],
  ['الفجيره', 'fujairah'],
  ['دُبَيّ', 'dubai'],
])('%s, typed without hamza or dots, is a city too', (typed, city) => {
  const order = { _id: 'o1', status: 'pending', address: { city: typed } }
  expect(readOrder(order, new MappingContext('listOrders'))?.order.address.city).toBe(city)
})

test.each([
  [{ payment: true }, 'paid'],
  [{ payment: true, isPaid: false }, 'awaiting'],
  [{ payment: true, paid: true }, 'paid'],
  [{ isPaid: false }, 'cod_due'],
  [{ payment: false }, 'cod_due'],
  [{ payment: 'refunded' }, 'refunded'],
  [{ payment: 'awaiting' }, 'awaiting'],
])('payment state of %j', (fields, payment) => {
  expect(readOrder({ _id: 'o1', status: 'pending', ...fields }, new MappingContext('listOrders'))?.order.payment).toBe(
    payment,
  )
})

const lamb = { _id: 'p1', titleEn: 'Whole lamb', titleAr: 'خروف كامل' }
test.each([
  ['its category', { ...lamb, category: { name: 'Carcasses' } }, [false, 4]],
  ['its title without a category', { ...lamb, titleAr: 'ذبيحة خروف' }, [false, 4]],
  ['the id of its category', { ...lamb, categoryId: 'c7' }, [false, 4]],
  ['the id as `category`', { ...lamb, category: 'c7' }, [false, 4]],
  ['its category, and is not one', { ...lamb, titleEn: 'Carcass hook', category: { name: 'Tools' } }, [null, null]],
  ['its title, and is not one', lamb, [null, null]],
])('head and cuts apply to a carcass, recognised by %s', (_, product, expected) => {
  const fields = { _id: 'o1', status: 'pending', withHeader: false, pieceCount: 4, cart: [{ product, quantity: 1 }] }
  const order = readOrder(fields, new MappingContext('listOrders'))?.order
  expect([order?.withHead, order?.cuts]).toEqual(expected)
})

test.each([
  ['with all its lines', {}, [{ product: lamb, quantity: 1, total: 900 }], 15_00],
  ['with a line whose product is gone', {}, [{ product: lamb, quantity: 1, total: 900 }, { product: null }], 0],
  ['without lines', {}, null, 0],
  ['with a subtotal', { subtotal: 890 }, [{ product: null }], 25_00],
])('the delivery of an order %s', (_, fields, cart, shipping) => {
  const order = { _id: 'o1', status: 'delivered', finaltotal: 915, cart, ...fields }
  expect(readOrder(order, new MappingContext('listOrders'))?.order.shipping).toBe(shipping)
})
