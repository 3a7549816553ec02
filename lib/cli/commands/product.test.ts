import { expect, test } from '@jest/globals'
import { config } from '@/lib/config/environment'
import { shopHere } from '../testing/in-process'

test('a list is CSV or JSON, and nothing of it is printed before the shop answers', async () => {
  const list = (...words: string[]) =>
    shopHere(['product', 'list', '--csv', '--url', 'http://127.0.0.1:9', ...words], config().dataDir)
  const both = await list('--json')
  expect([both.code, JSON.parse(both.out)]).toEqual([2, { error: '--csv and --json are two forms: give one of them.' }])
  expect(await list()).toEqual({ code: 3, out: '', errors: expect.stringContaining('No shop answers') })
})
