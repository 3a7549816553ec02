import { expect, jest, test } from '@jest/globals'
import { exampleOrder as order } from '@/components/testing/example-order'
import { log } from '@/lib/utils/log'

jest.mock('next/headers', () => ({ cookies: async () => new Map() }))

test('orders are shown without their ratings while only those cannot be read', async () => {
  jest.spyOn(log(), 'error').mockImplementation(() => undefined)
  const listOrders = async () => [{ order, hostMessage: null }]
  const listMyRatings = async () => {
    throw new Error('down')
  }
  jest.doMock('./get-backend', () => ({ getBackend: () => ({ listOrders, listMyRatings }) }))
  const { customerOrdersForPage } = await import('./customer-pages')
  expect(await customerOrdersForPage('c1')).toMatchObject([{ order: { id: order.id }, stars: null }])
})
