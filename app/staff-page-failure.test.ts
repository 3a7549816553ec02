import { inspect } from 'node:util'
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { ReactNode } from 'react'
import { log } from '@/lib/utils/log'

const session = jest.fn<() => Promise<unknown>>()
jest.mock('next-intl/server', () => ({ getLocale: async () => 'en' }))
jest.mock('@/lib/backend/staff-session', () => ({ staffSession: session }))
jest.mock('@/lib/backend/staff', () => ({ needsFirstOwner: session }))

const failure = Object.assign(new Error('Failed query: select 1\nparams: 0501234567'), { params: ['0501234567'] })
const logged = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
const props = { params: Promise.resolve({}), searchParams: Promise.resolve<{ next?: string }>({}), children: null }
const openSession = { stage: 'open', role: 'manager' }

beforeEach(() => void logged.mockClear())

type Page = (given: typeof props) => Promise<ReactNode>

const pages: [what: string, page: () => Promise<Page>, self: object | null][] = [
  ['a page', async () => (await import('./staff-page')).staffPage('/staff/customers', fail), openSession],
  ['a page whose session cannot be read', async () => (await import('./staff-page')).staffPage('/staff', fail), null],
  ['the frame', async () => (await import('./(staff)/staff/(desk)/layout')).default, null],
  ['the sign-in', async () => (await import('./(staff)/staff/(entry)/sign-in/page')).default, null],
  ['the first sign-in', async () => (await import('./(staff)/staff/(entry)/first/page')).default, null],
  ['the second factor', async () => (await import('./(staff)/staff/(entry)/second-factor/page')).default, null],
]

function fail(): Promise<never> {
  return Promise.reject(failure)
}

test.each(pages)('what %s of the back office throws when it fails reveals no value', async (_what, load, self) => {
  session.mockImplementation(async () => self ?? fail())
  const page = await load()
  const thrown: unknown = await page(props).catch((error: unknown) => error)
  expect(thrown).toMatchObject({ message: 'A page could not be rendered: see the log.' })
  expect(inspect(thrown)).not.toContain('0501234567')
  expect(logged).toHaveBeenCalledWith({ err: failure }, expect.any(String))
})
