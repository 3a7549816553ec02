import { describe, expect, test } from '@jest/globals'
import { fileResponse, versionedText } from './file-response'

function ask(text: string, known?: string | null, method = 'GET') {
  const request = new Request('http://shop.test/words/a.json', {
    method,
    headers: known ? { 'if-none-match': known } : {},
  })
  return versionedText(request, text, { 'Content-Type': 'application/json' })
}

test('revalidates a versioned text and sends it when it has changed', async () => {
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

test('HEAD has the same headers without the body', async () => {
  const { status, headers, body } = ask('"hay"', null, 'HEAD')
  expect([status, headers.get('etag'), body]).toEqual([200, ask('"hay"').headers.get('etag'), null])
})

describe('ranges', () => {
  const picture = { body: Buffer.from('0123456789'), type: 'image/jpeg', etag: 'v1', name: 'a.jpg' } as const
  const get = async (headers: Record<string, string>, method = 'GET') => {
    const answer = fileResponse(new Request('http://shop.test/share/a.jpg', { method, headers }), picture)
    const [range, length] = [answer.headers.get('content-range'), answer.headers.get('content-length')]
    return [answer.status, await answer.text(), range, length]
  }

  test('sends a range with Content-Range and refuses an unsatisfiable one', async () => {
    expect(await get({ range: 'bytes=2-4' })).toEqual([206, '234', 'bytes 2-4/10', '3'])
    expect(await get({ range: 'bytes=-2' })).toEqual([206, '89', 'bytes 8-9/10', '2'])
    expect(await get({ range: 'bytes=10-' })).toEqual([416, '', 'bytes */10', null])
  })

  test('ignores several ranges, another file’s If-Range, and ranges of HEAD', async () => {
    const whole = [200, '0123456789', null, '10']
    expect(await get({ range: 'bytes=0-1,3-4' })).toEqual(whole)
    expect(await get({ range: 'bytes=2-4', 'if-range': '"v0"' })).toEqual(whole)
    expect(await get({ range: 'bytes=2-4', 'if-range': 'W/"v1"' })).toEqual(whole)
    expect(await get({ range: 'bytes=2-4', 'if-range': 'Sat, 28 Nov 2026 06:00:00 GMT' })).toEqual(whole)
    expect(await get({ range: 'bytes=2-4' }, 'HEAD')).toEqual([200, '', null, '10'])
  })

  test('resumes the client’s partial file, and answers 304 for a complete one', async () => {
    expect(await get({ range: 'bytes=2-4', 'if-range': '"v1"' })).toEqual([206, '234', 'bytes 2-4/10', '3'])
    expect(await get({ range: 'bytes=2-4', 'if-none-match': '"v1"' })).toEqual([304, '', null, null])
  })
})
