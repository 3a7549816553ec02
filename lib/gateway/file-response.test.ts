import { expect, test } from '@jest/globals'
import { versionedText } from './file-response'

function ask(text: string, known?: string | null, method = 'GET') {
  const request = new Request('http://shop.test/words/a.json', {
    method,
    headers: known ? { 'if-none-match': known } : {},
  })
  return versionedText(request, text, { 'Content-Type': 'application/json' })
}

test('a text that the next version may change is asked for each time, and sent when it is another', async () => {
  const first = ask('"hay"')
  const etag = first.headers.get('etag')
  expect([first.headers.get('cache-control'), await first.text()]).toEqual([
    'public, max-age=0, must-revalidate',
    '"hay"',
  ])
  const again = ask('"hay"', etag)
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
  expect(ask('"hay"', `"x", ${etag}`).status).toBe(304)
  expect(ask('"straw"', etag).status).toBe(200)
})

test('HEAD tells the same without the text', async () => {
  const { status, headers, body } = ask('"hay"', null, 'HEAD')
  expect([status, headers.get('etag'), body]).toEqual([200, ask('"hay"').headers.get('etag'), null])
})
