import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { bothLanguages, expect, sameEverywhere, test } from './shop'

test('files that change with the shop are asked for again, and not sent twice', sameEverywhere, async ({ request }) => {
  const words = bothLanguages.flatMap((language) => [
    `/words/search-${language}.json`,
    `/words/quick-view-${language}.json`,
  ])
  for (const path of [...words, '/offline.html']) {
    const answer = await request.get(path)
    const { etag = '', 'cache-control': cache } = answer.headers()
    expect([answer.status(), cache], path).toEqual([200, 'public, max-age=0, must-revalidate'])
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    expect([again.status(), again.headers().etag, (await again.body()).length], path).toEqual([304, etag, 0])
    expect((await request.get(path, { headers: { 'if-none-match': '"older"' } })).status(), path).toBe(200)
  }
})

const missing = ['/feeds/x', '/words/x/y', '/icons/none.png', '/pictures/none.svg', '/tiles/x', '/_next/x', '/api/foo']

for (const language of bothLanguages) {
  test(`what is missing among the files is told as a page, as safe as any (${language})`, async ({ request }) => {
    const asked = [{ search: `?lang=${language}` }, { search: '', cookie: `i18next=${language}` }]
    for (const path of missing) {
      for (const { search, cookie = '' } of asked) {
        const answer = await request.get(path + search, { headers: { cookie } })
        const headers = answer.headers()
        expect([answer.status(), headers['content-language']], path).toEqual([404, language])
        expect([headers['x-frame-options'], headers['x-content-type-options']], path).toEqual(['DENY', 'nosniff'])
        const [, nonce] = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '') ?? []
        const html = await answer.text()
        expect(html, path).toContain(`<html lang="${language}"`)
        const scripts = html.match(/<script\b[^>]*>/g) ?? []
        expect(scripts.length).toBeGreaterThan(0)
        for (const script of scripts.filter((one) => !one.includes('ld+json'))) expect(script).toContain(nonce)
      }
    }
  })
}

test('no browser reads more into a file than it says', sameEverywhere, async ({ request }) => {
  const files = ['/sw.js', '/icons/icon-192.png', '/icon.svg', '/robots.txt', '/sitemap.xml', '/feeds/google.xml']
  const made = ['/manifest.webmanifest', '/healthz', '/words/search-en.json', '/_next/static/none.js', '/media/none']
  for (const path of [...files, ...made])
    expect((await request.get(path)).headers()['x-content-type-options'], path).toBe('nosniff')
  const headers = (await request.get('/offline.html')).headers()
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*script-src 'sha256-/)
})

test('pictures say how long they are, and are sent in parts', sameEverywhere, async ({ request, catalogue }) => {
  const [product] = await catalogue.plenty()
  const html = await (await request.get(`/details/${product._id}`)).text()
  for (const pattern of [/\/share\/[\w-]+\.jpg/, /\/media\/\w+-\d+\.webp/]) {
    const [path = ''] = pattern.exec(html) ?? []
    const whole = await (await request.get(path)).body()
    const head = (await request.head(path)).headers()
    expect([head['content-length'], head['accept-ranges']], path).toEqual([String(whole.length), 'bytes'])
    const part = await request.get(path, { headers: { range: 'bytes=-100' } })
    expect([part.status(), part.headers()['content-length'], await part.body()], path).toEqual([
      206,
      '100',
      whole.subarray(-100),
    ])
    const beyond = await request.get(path, { headers: { range: `bytes=${whole.length}-` } })
    expect([beyond.status(), beyond.headers()['content-range']], path).toEqual([416, `bytes */${whole.length}`])
  }
})

test('every answer on https keeps browsers there', sameEverywhere, async ({ request }) => {
  const files = ['/sw.js', '/icon.svg', '/robots.txt', '/words/search-en.json', '/_next/static/none.js', '/media/none']
  const others = [
    '/',
    '/cart',
    '/nothing',
    '/healthz',
    '/api/v1.0/category',
    '/api/v1.0/nothing',
    '/api/staff',
    '/shop/',
  ]
  for (const path of [...files, ...others]) {
    for (const [protocol, expected] of [
      ['HTTPS', 'max-age=31536000'],
      ['http', undefined],
    ] as const) {
      const answer = await request.get(path, { headers: { 'x-forwarded-proto': protocol }, maxRedirects: 0 })
      expect(answer.headers()['strict-transport-security'], `${protocol} ${path}`).toBe(expected)
    }
  }
  const headers = { 'x-forwarded-proto': 'https' }
  const refused = await request.post('/shop', { headers })
  expect([refused.status(), refused.headers()['strict-transport-security']]).toEqual([405, 'max-age=31536000'])
})

test('what asks for another protocol is answered as anything else', sameEverywhere, async ({ baseURL }) => {
  for (const path of ['/nowhere', '/cart', '/shop', '/healthz']) {
    const asked = ask(`${baseURL}${path}`, { headers: { connection: 'Upgrade', upgrade: 'websocket' } }).end()
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    const expected = { '/nowhere': 404, '/cart': 307 }[path] ?? 200
    expect(answer?.statusCode, path).toBe(expected)
    answer?.destroy()
  }
})

test('a page takes small urlencoded forms and nothing else', sameEverywhere, async ({ request }) => {
  for (const path of ['/signin', '/signup', '/demo', '/profile', '/sandbox-payment/x/pay']) {
    const parts = await request.post(path, { multipart: { phone: '1' }, maxRedirects: 0 })
    const large = await request.post(path, { form: { phone: 'x'.repeat(70_000) }, maxRedirects: 0 })
    expect([parts.status(), large.status()], path).toEqual([415, 413])
  }
})

test('pages and files are read, and only forms are sent to their pages', sameEverywhere, async ({ request }) => {
  const readOnly = ['/', '/shop', '/nothing', '/sw.js', '/icons/icon-192.png', '/words/search-en.json', '/offline.html']
  for (const path of readOnly) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const answer = await request.fetch(path, { method })
      const { allow, 'cdn-cache-control': cdn } = answer.headers()
      expect([answer.status(), allow, cdn], `${method} ${path}`).toEqual([405, 'GET, HEAD', undefined])
    }
  }
  for (const path of ['/signin', '/signup', '/change-password']) {
    const answer = await request.post(path, { form: { phone: '501234567', password: 'not in the address' } })
    expect([answer.status(), answer.headers()['cdn-cache-control']], path).toEqual([200, undefined])
    expect(/<form [^>]*method="dialog"/.test(await answer.text()), path).toBe(true)
  }
})

test("a header in which the shop's own parts speak changes no page", async ({ request }) => {
  for (const path of ['/', '/shop', '/offers']) {
    const answer = await request.get(path, { headers: { 'x-middleware-prefetch': '1', purpose: 'prefetch' } })
    expect(await answer.text(), path).toContain('<html')
  }
})
