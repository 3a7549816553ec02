import { inspect } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { log } from '@/lib/utils/log'

jest.mock('next-intl/server', () => ({ getLocale: async () => 'en' }))
jest.mock('@/lib/backend/staff-session', () => ({ staffSession: async () => ({ stage: 'open', role: 'manager' }) }))

test('what a failed page of the back office throws reveals nothing that was searched for', async () => {
  const { staffPage } = await import('./staff-page')
  const logged = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
  const failure = Object.assign(new Error('Failed query: select 1\nparams: 0501234567'), { params: ['0501234567'] })
  const page = staffPage('/staff/customers', () => Promise.reject(failure))
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({ search: '0501234567' }) }
  const thrown: unknown = await page(props).catch((error: unknown) => error)
  expect(thrown).toMatchObject({ message: 'A page could not be rendered: see the log.' })
  expect(inspect(thrown)).not.toContain('0501234567')
  expect(logged).toHaveBeenCalledWith({ err: failure }, expect.any(String))
})
