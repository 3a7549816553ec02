/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { QueryObserver } from '@tanstack/react-query'
import { getQueryClient, pauseQueries } from './query-client'

test('a query that failed without a connection is asked again when it is back, also if the tab was offline before', async () => {
  const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let asked = 0
  const observer = new QueryObserver(getQueryClient(), {
    queryKey: ['product'],
    queryFn: async () => {
      asked += 1
      if (!navigator.onLine) throw new Error('offline')
      return 'there'
    },
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
  })
  const end = observer.subscribe(() => undefined)
  await new Promise((done) => setTimeout(done, 20))
  expect([asked, observer.getCurrentResult().isError]).toEqual([1, true])
  connected.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await new Promise((done) => setTimeout(done, 20))
  expect([asked, observer.getCurrentResult().data]).toEqual([2, 'there'])
  end()
  getQueryClient().clear()
})

test('a query that was on its way when the customer pressed Sign out is asked again when that fails', async () => {
  let asked = 0
  const observer = new QueryObserver(getQueryClient(), {
    queryKey: ['cart'],
    queryFn: () => (++asked > 1 ? Promise.resolve('there') : new Promise<string>(() => undefined)),
  })
  const end = observer.subscribe(() => undefined)
  const resume = await pauseQueries()
  resume()
  await new Promise((done) => setTimeout(done, 20))
  expect([asked, observer.getCurrentResult().data]).toEqual([2, 'there'])
  end()
  getQueryClient().clear()
})
