import { expect, test } from '@jest/globals'
import { readQuery } from './input'

test('a key stands for its value, a repeated one for all of them, with or without []', () => {
  expect(readQuery(new URLSearchParams('page=2&category[]=a&category=b&color[]=%23fff'))).toEqual({
    page: '2',
    category: ['a', 'b'],
    color: '#fff',
  })
})

test('a key that is repeated without end is read as fast as any', () => {
  const query = new URLSearchParams('a&'.repeat(100_000))
  const begun = performance.now()
  expect(readQuery(query).a).toHaveLength(100_000)
  expect(performance.now() - begun).toBeLessThan(2000)
})
