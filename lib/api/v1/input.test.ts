import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { calls, type Call } from '@/lib/contract/calls'
import type { ShopError } from '@/lib/contract/error'
import { readInput, readQuery } from './input'

async function wrongFields(call: Call, body: unknown) {
  const app = new Hono()
  app.post('/', async (c) => c.json(await readInput(call, c)))
  app.onError((thrown, c) => c.json((thrown as ShopError).fields))
  const headers = { 'content-type': 'application/json' }
  const answer = await app.request('/', { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as unknown
}

test('reports an absent field as missing and a present one as wrong', async () => {
  expect(await wrongFields(calls.addAddress, { city: 'dubai' })).toEqual([
    { path: 'firstName', msg: 'FirstNameIsRequired' },
    { path: 'address', msg: 'AddressIsRequired' },
  ])
  expect(await wrongFields(calls.updateProfile, { username: 'Salma' })).toEqual(
    ['email', 'gender', 'language'].map((path) => ({ path, msg: 'Required' })),
  )
  expect(await wrongFields(calls.updateProfile, { username: ' ', email: 'x', gender: 1, language: 'fr' })).toEqual([
    { path: 'username', msg: 'UsernameIsRequired' },
    ...['email', 'gender', 'language'].map((path) => ({ path, msg: 'InvalidValue' })),
  ])
})

test('a repeated key becomes a list, with or without []', () => {
  expect(readQuery(new URLSearchParams('page=2&category[]=a&category=b&color[]=%23fff'))).toEqual({
    page: '2',
    category: ['a', 'b'],
    color: '#fff',
  })
})

test('a key repeated many times is parsed in linear time', () => {
  const query = new URLSearchParams('a&'.repeat(100_000))
  const begun = performance.now()
  expect(readQuery(query).a).toHaveLength(100_000)
  expect(performance.now() - begun).toBeLessThan(2000)
})
