import { expect, test } from '@jest/globals'
import { decodeCart, encodeCart } from './cart-codec'
import {
  decodeCategory,
  decodeList,
  decodeProduct,
  decodeProductQuery,
  encodeCategory,
  encodeList,
  encodeProduct,
  encodeProductQuery,
} from './catalogue-codec'
import { ProductQueryWire } from './catalogue-schemas'
import { decodeAddress, decodeCustomer, encodeAddress, encodeCustomer } from './customer-codec'
import type { Customer } from './customer'
import { CardOrderBody, CartWire, CashOrderBody } from './customer-schemas'
import type { OrderForm } from './order'
import {
  decodeCardOrder,
  decodeCashOrder,
  decodeNewRating,
  encodeCardOrder,
  encodeCashOrder,
  encodeNewRating,
} from './order-codec'
import type { Product } from './product'
import { allProducts } from './product-query'
import { chosenOf, plainCart, plainLine } from '@/lib/contract/selling'

test('a product survives the round trip over the wire, also a carcass in a category of another name', () => {
  const product: Product = {
    id: 'p1',
    title: { en: 'Whole lamb', ar: 'خروف كامل' },
    description: { en: 'Cut as you like.', ar: 'مقطّع كما تحب.' },
    images: ['/media/a'],
    colors: ['#155E66'],
    price: 120_050,
    oldPrice: 135_000,
    stock: 3,
    averageRating: 4.75,
    ratingsCount: 4,
    isFavorite: true,
    sameDay: true,
    sizes: [{ id: 'z1', name: { en: '8–10 kg', ar: '8–10 كجم' }, sku: 'L8', price: 120_050, oldPrice: null, stock: 3 }],
    sale: 'pickup',
    leadTime: 2,
    facts: [{ label: { en: 'Age', ar: 'العمر' }, value: { en: '6 months', ar: '6 أشهر' } }],
    video: '/media/v',
    preparations: [{ kind: 'cut', choices: [{ id: 'whole', name: { en: 'Whole', ar: 'كاملة' }, fee: 1_550 }] }],
    category: { id: 'c1', name: { en: 'Sacrifice', ar: 'أضاحي' }, carcass: true },
    subcategory: { id: 's1', name: { en: 'Lamb', ar: 'ضأن' } },
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
  }
  expect(decodeProduct(encodeProduct(product))).toEqual(product)
})

test('so do a category, a page of a list, a product query and a rating', () => {
  const level = { id: 'c1', name: { en: 'Dogs', ar: 'كلاب' }, value: 'dogs', products: 3 }
  const category = { ...level, image: '/media/a', subcategories: [{ ...level, id: 's1', products: null }] }
  expect(decodeCategory(encodeCategory({ ...category, carcass: false }))).toEqual(category)
  const page = { items: [1, 2], total: 14, page: 2, pages: 2 }
  expect(decodeList(encodeList(page, String), Number)).toEqual(page)
  const query = { ...allProducts, keyword: 'hay', ratingFrom: 4, priceFrom: 1050, colors: ['#155E66'] }
  const { page: _, keyword, colors, ...sent } = encodeProductQuery(query)
  const filters = Object.fromEntries(
    Object.entries(sent).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  )
  expect(decodeProductQuery(ProductQueryWire.parse({ ...filters, keyword, colors }))).toEqual(query)
  const rating = { productId: 'p1', orderId: 'o1', rating: 4, comment: null }
  expect(decodeNewRating(encodeNewRating(rating))).toEqual(rating)
})

const line = {
  id: 'l1',
  productId: 'p1',
  title: { en: 'Hay', ar: 'تبن' },
  images: ['/media/a'],
  price: 1_050,
  color: '#155E66',
  quantity: 2,
  total: 2_100,
  stock: 5,
  ...plainLine,
}
const choice = { kind: 'cut' as const, id: 'whole', name: { en: 'Whole', ar: 'كاملة' }, fee: 1_550 }
const prepared = { choices: [choice], behalf: 'Hessa', note: 'Thin slices' }
const sized = { size: 'z1', sizeName: { en: '12 kg', ar: '12 كجم' }, preparation: chosenOf(prepared), prepared }
const cart = {
  lines: [line],
  subtotal: 2_100,
  shipping: 1_500,
  total: 3_600,
  carcass: true,
  sameDay: true,
  ...plainCart,
}
const address = {
  firstName: 'Salma',
  lastName: '',
  address: 'Villa 12',
  city: 'dubai' as const,
  country: '',
  postalCode: '',
  link: 'https://maps.app.goo.gl/x',
  note: 'Gate 3',
}

test('so do a cart, an address and a customer', () => {
  const shown = { id: 'u1', username: 'Salma', email: '', image: '/media/a', phone: '971500000001' }
  const customer: Customer = { ...shown, gender: 'female', language: null }
  expect(decodeCustomer(encodeCustomer(customer))).toEqual(customer)
  expect(decodeCart(encodeCart(cart))).toEqual(cart)
  const selling = {
    ...cart,
    lines: [{ ...line, ...sized }],
    vat: 171,
    orderBy: '2026-12-01T12:00:00.000Z',
    leadTime: 'arrangement' as const,
    pickup: true,
  }
  expect(decodeCart(CartWire.parse(encodeCart(selling)))).toEqual(selling)
  expect(decodeAddress(encodeAddress({ id: 'a1', ...address }))).toEqual({ id: 'a1', ...address })
})

test('so do both kinds of order', () => {
  const form: OrderForm = {
    ...{ address, email: 'salma@example.com', withHead: false, cuts: 8, total: 3_600 },
    ...{ language: 'ar', phone: '971500000001', customerId: 'u1' },
    ...{ slot: '2026-12-01 16:00-20:00 sharjah', buyer: { name: 'Al Ain Farms', trn: '100000000000003' } },
  }
  const ordered = { ...cart, lines: [] }
  expect(decodeCashOrder(CashOrderBody.parse(encodeCashOrder(form, ordered)), 'ar')).toEqual(form)
  expect(decodeCardOrder(CardOrderBody.parse(encodeCardOrder(form, ordered)), 'en')).toEqual(form)
})
