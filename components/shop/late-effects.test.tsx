/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { startTransition, useState } from 'react'
import type * as client from 'react-dom/client'
import { LAYER_OPENS } from '@/components/navigation/layer-history'
import type * as provider from './listing-provider'
import type * as form from './live-form'

/** Steps React's scheduler, as on a slow phone: a render is painted a while before its effects run. */
interface Steps {
  unstable_flushUntilNextPaint: () => void
  unstable_flushAllWithoutAsserting: () => void
}

const replace = jest.fn<(href: string) => void>()
let steps: Steps
let modules: typeof provider & typeof form & typeof client
let root: client.Root

beforeAll(async () => {
  jest.doMock('scheduler', () => jest.requireActual('scheduler/unstable_mock'))
  jest.doMock('next/navigation', () => ({ useRouter: () => ({ replace }) }))
  steps = jest.requireMock('scheduler')
  modules = {
    ...(await import('./listing-provider')),
    ...(await import('./live-form')),
    ...(await import('react-dom/client')),
  }
})
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  history.replaceState(null, '', '/shop')
  root = modules.createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  root.unmount()
  await settled()
  jest.useRealTimers()
})

/** Flushes all work; React schedules it in a microtask. */
async function settled() {
  await null
  steps.unstable_flushAllWithoutAsserting()
}

/** Flushes up to the paint; effects are still pending. */
async function painted() {
  await null
  steps.unstable_flushUntilNextPaint()
}

/** Types without Testing Library, which would flush the effects. */
function type(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('keeps text typed while results arrive, even when submitted before their effects run', async () => {
  const go = jest.fn()
  const form = (pending: boolean) => (
    <modules.ListingContext value={{ pending, followed: null, view: 'grid', requested: () => '/shop?keyword=a', go }}>
      <modules.LiveForm id="search" current="/shop?keyword=a" label="Search">
        <input name="keyword" defaultValue="a" />
      </modules.LiveForm>
    </modules.ListingContext>
  )
  root.render(form(true))
  await settled()
  const field = document.querySelector('input')
  if (!field) throw new Error('no field')
  type(field, 'al ')
  root.render(form(false))
  await painted()
  expect(document.querySelector('form')?.ariaBusy).toBe('false')
  jest.advanceTimersByTime(700)
  expect(go).toHaveBeenCalledWith('/shop?keyword=al')
  await settled()
  expect(field.value).toBe('al ')
})

describe('results are painted, their effects pending', () => {
  let listing: provider.Listing
  let answer: (href: string) => void
  let shown: string

  function Inside() {
    listing = modules.useListing()
    return listing.pending ? 'coming' : 'here'
  }
  function Page() {
    const [current, setCurrent] = useState('/shop')
    answer = setCurrent
    shown = current
    return (
      <modules.ListingProvider current={current}>
        <Inside />
      </modules.ListingProvider>
    )
  }
  const answerNext = () => replace.mockImplementationOnce((href) => startTransition(() => answer(href)))

  beforeEach(async () => {
    root.render(<Page />)
    await settled()
    answerNext()
    listing.go('/shop?colors=b2372a')
    await painted()
    expect(document.body.textContent).toBe('coming')
    for (let paints = 0; paints < 5 && document.body.textContent !== 'here'; paints += 1) await painted()
    expect(document.body.textContent).toBe('here')
  })

  test('a request made now is the base of the next change', async () => {
    listing.go('/shop?colors=b2372a&keyword=al')
    await settled()
    expect(listing.requested()).toBe('/shop?colors=b2372a&keyword=al')
  })

  test('a product that opens now does not revert later results', async () => {
    dispatchEvent(new Event(LAYER_OPENS))
    await settled()
    answerNext()
    listing.go('/shop?keyword=al')
    for (let rounds = 0; rounds < 5 && shown !== '/shop?keyword=al'; rounds += 1) await settled()
    expect([shown, document.body.textContent]).toEqual(['/shop?keyword=al', 'here'])
    jest.advanceTimersByTime(50)
    expect(listing.requested()).toBe('/shop?keyword=al')
  })
})
