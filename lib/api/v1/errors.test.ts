import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { Hono } from 'hono'
import { errorStatus, ShopError } from '@/lib/contract/error'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { log } from '@/lib/utils/log'
import { errorResponse } from './errors'

async function thrown(error: unknown, query = '') {
  const app = new Hono()
  app.get('/secret', () => {
    throw error
  })
  app.onError((caught, c) => errorResponse(caught, c))
  const response = await app.fetch(new Request(`http://shop.test/secret${query}`))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('errorResponse', () => {
  const logged = jest.spyOn(log(), 'error')
  beforeEach(() => void logged.mockImplementation(() => undefined))
  afterEach(() => void logged.mockReset())

  test('every code has a text in both languages', () => {
    for (const code of Object.keys(errorStatus)) for (const { Errors } of [en, ar]) expect(Errors).toHaveProperty(code)
  })

  test('a shop error is returned unchanged', async () => {
    const error = new ShopError('ThereIsNotEnoughQuantity', [{ path: 'quantity', msg: 'Only 3 left' }])
    expect(await thrown(error, '?lang=ar')).toMatchObject({
      status: 409,
      body: { message: ar.Errors.ThereIsNotEnoughQuantity, errors: [{ path: 'quantity', msg: 'Only 3 left' }] },
    })
    expect(logged).not.toHaveBeenCalled()
  })

  test('products that are not delivered stay apart, though their titles contain commas', async () => {
    const products = [
      { en: 'Harri Lamb, 8 months', ar: 'خروف حري، 8 أشهر' },
      { en: 'Ewe with Twin Lambs', ar: 'نعجة مع توأم' },
    ]
    const error = new ShopError('NotDeliveredThere', [], { facts: { city: 'fujairah', products } })
    const { body } = await thrown(error, '?lang=ar')
    expect(body.message).toContain('خروف حري، 8 أشهر · نعجة مع توأم')
  })

  test('an internal error is logged and not revealed', async () => {
    const error = new Error('password of postgres is hunter2')
    const { status, body } = await thrown(error, '?token=hunter2')
    expect(status).toBe(500)
    expect(body).toEqual({ message: en.Errors.SomethingWentWrong, errors: [] })
    expect(logged).toHaveBeenCalledWith({ err: error, method: 'GET', path: '/secret' }, expect.any(String))
  })

  test('a database outage is 503 with Retry-After', async () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const { status, headers } = await thrown(new Error('query', { cause }))
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  })
})
