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
  expect((await customerOrdersForPage('c1')).items).toMatchObject([{ order: { id: order.id }, stars: null }])
})

test('a customer of many orders sees them on pages', async () => {
  const listOrders = async () =>
    Array.from({ length: 25 }, (_, at) => ({ order: { ...order, id: `o${at}` }, hostMessage: null }))
  jest.resetModules()
  jest.doMock('./get-backend', () => ({ getBackend: () => ({ listOrders, listMyRatings: async () => [] }) }))
  const { customerOrdersForPage } = await import('./customer-pages')
  expect((await customerOrdersForPage('c1')).items).toHaveLength(12)
  const last = await customerOrdersForPage('c1', 9)
  expect(last).toMatchObject({ page: 3, pages: 3, items: [{ order: { id: 'o24' } }] })
})
