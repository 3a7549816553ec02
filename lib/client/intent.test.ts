import { describe, expect, test } from '@jest/globals'
import { formatIntent, parseIntent, signInAndReturnPath, type Intent } from './intent'

const intents: Intent[] = [
  { kind: 'favorite', productId: '0198-ab_c' },
  { kind: 'cart', productId: 'p1', quantity: 3, color: null, size: null },
  { kind: 'cart', productId: 'p1', quantity: 12, color: '#1C5638', size: null },
  { kind: 'cart', productId: 'p1', quantity: 2, color: null, size: '019-kg_12' },
  { kind: 'cart', productId: 'p1', quantity: 2, color: '#1C5638', size: 's1' },
]

describe('intent', () => {
  test.each(intents)('$kind survives a round trip through a URL', (intent) => {
    const { searchParams } = new URL(signInAndReturnPath('/details/p1?lang=ar', intent), 'http://shop.test')
    expect(parseIntent(searchParams.get('intent'))).toEqual(intent)
    expect(searchParams.get('next')).toBe('/details/p1?lang=ar')
  })

  test('no intent, no parameter in the URL', () => expect(signInAndReturnPath('/')).toBe('/signin?next=%2F'))

  test.each([
    '',
    'favorite',
    'favorite.',
    'favorite.p1.2',
    'favorite.<x>',
    'cart.p1',
    'cart.p1.0',
    'cart.p1.-1',
    'cart.p1.99999999',
    'cart.p1.1.<red>',
    'cart.p1.1.red.x"',
    'order.p1.1',
  ])('%j is not an intent', (text) => expect(parseIntent(text)).toBeNull())

  test('formats intents', () => {
    const written = intents.map(formatIntent)
    expect(written).toEqual([
      'favorite.0198-ab_c',
      'cart.p1.3',
      'cart.p1.12.#1C5638',
      'cart.p1.2..019-kg_12',
      'cart.p1.2.#1C5638.s1',
    ])
  })
})
