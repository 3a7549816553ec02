import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { setEnvironment } from '@/lib/testing/environment'
import { config, middleware } from './middleware'

function visit(
  path: string,
  {
    cookies = '',
    headers = {},
    method = 'GET',
  }: { cookies?: string; headers?: Record<string, string>; method?: string } = {},
) {
  const request = new NextRequest(`https://shop.example${path}`, {
    method,
    headers: {
      accept: 'text/html',
      'sec-fetch-dest': 'document',
      'x-forwarded-proto': 'https',
      ...(cookies && { cookie: cookies }),
      ...headers,
    },
  })
  const response = middleware(request)
  return {
    status: response.status,
    location: response.headers.get('location'),
    language: response.headers.get('content-language'),
    handedOn: response.headers.get('x-middleware-request-x-shop-language'),
    cookie: response.headers.get('set-cookie'),
    robots: response.headers.get('x-robots-tag'),
    cache: response.headers.get('cache-control'),
    cdn: response.headers.get('cdn-cache-control'),
    headers: response.headers,
  }
}

describe('language', () => {
  test('the URL wins over the cookie, the cookie over English; Accept-Language is ignored', () => {
    expect(visit('/?lang=ar', { cookies: 'i18next=en' }).handedOn).toBe('ar')
    expect(visit('/', { cookies: 'i18next=ar-AE' }).language).toBe('ar')
    expect(visit('/', { headers: { 'accept-language': 'ar' } }).language).toBe('en')
    expect(visit('/?lang=fr', { cookies: 'i18next=ar' }).language).toBe('ar')
    expect(visit('/?lang=AR').language).toBe('ar')
  })
  test('overwrites a client’s language header', () => {
    expect(visit('/', { headers: { 'x-shop-language': 'ar' } }).handedOn).toBe('en')
  })
  test('sets the cookie only when a document is opened in another language', () => {
    expect(visit('/shop?lang=ar').cookie).toMatch(/^i18next=ar; Path=\/; .*Max-Age=31536000; .*Secure; SameSite=lax$/i)
    expect(visit('/shop?lang=ar', { cookies: 'i18next=ar' }).cookie).toBeNull()
    expect(visit('/shop').cookie).toBeNull()
    expect(visit('/shop?lang=ar', { headers: { rsc: '1', 'sec-fetch-dest': 'empty' } }).cookie).toBeNull()
    expect(visit('/shop?lang=ar', { headers: { 'sec-purpose': 'prefetch' } }).cookie).toBeNull()
  })
})

describe('access', () => {
  test.each(['/favorites', '/cart', '/demo', '/checkout', '/thank-you', '/profile'])(
    '%s redirects a visitor to sign in and back',
    (path) => {
      expect(visit(`${path}?a=1`)).toMatchObject({
        status: 307,
        location: `https://shop.example/signin?next=${encodeURIComponent(`${path}?a=1`)}`,
      })
      expect(visit(path, { cookies: 'customerToken=x' }).status).toBe(200)
    },
  )
  test('paths below a private page are private; paths with the same prefix are not', () => {
    expect([visit('/profile/x').status, visit('/profiles').status]).toEqual([307, 200])
  })
  test('redirects to sign-in and home keep the URL’s language', () => {
    const next = encodeURIComponent('/profile?tab=orders&lang=ar')
    expect(visit('/profile?tab=orders&lang=ar').location).toBe(`https://shop.example/signin?next=${next}&lang=ar`)
    expect(visit('/signin?lang=ar', { cookies: 'customerToken=x' }).location).toBe('https://shop.example/?lang=ar')
    expect(visit('/cart?lang=fr').location).not.toContain('&lang')
  })
  test.each(['/signin', '/signup', '/change-password'])('%s redirects a customer home', (path) => {
    expect(visit(path, { cookies: 'customerToken=x' })).toMatchObject({
      status: 307,
      location: 'https://shop.example/',
    })
    expect(visit(path)).toMatchObject({ status: 200, robots: 'noindex, follow' })
  })
})

test('marks visits to the home page only, and overwrites a client’s own header', () => {
  const home = (path: string, headers = {}) => visit(path, { headers }).headers.get('x-middleware-request-x-shop-home')
  expect([home('/'), home('/?lang=ar')]).toEqual(['1', '1'])
  expect([home('/', { rsc: '1' }), home('/', { rsc: '1', 'x-shop-home': '1' })]).toEqual([null, null])
  expect([home('/shop'), home('/shop', { 'x-shop-home': '1' })]).toEqual([null, null])
})

describe('robots and caches', () => {
  test('only plain listings are indexed', () => {
    expect(visit('/shop?category=a&page=2').robots).toBeNull()
    expect(visit('/shop?keyword=a').robots).toBe('noindex, follow')
    expect(visit('/details/1?keyword=a').robots).toBeNull()
  })
  test.each(['/profile', '/demo'])('%s is noindex', (path) => {
    expect(visit(path, { cookies: 'customerToken=x' })).toMatchObject({ status: 200, robots: 'noindex, follow' })
  })
  test('shared caches may store a visitor’s pages, never a customer’s', () => {
    expect(visit('/shop')).toMatchObject({ cache: 'private, no-cache', cdn: 'max-age=60, stale-while-revalidate=600' })
    expect(visit('/shop', { cookies: 'customerToken=x' })).toMatchObject({ cache: 'private, no-store', cdn: null })
    // A payment's URL shows its order to anyone who has it.
    expect(visit('/sandbox-payment/x')).toMatchObject({ cache: 'private, no-store', cdn: null })
  })
})

test('the back office is neither indexed nor kept, and has a stricter policy', () => {
  for (const path of ['/staff', '/staff/orders/K7QM2RXA', '/staff/no-such'])
    expect(visit(path, { cookies: 'customerToken=abc' })).toMatchObject({
      status: 200,
      robots: 'noindex, nofollow',
      cache: 'private, no-store',
      cdn: null,
      cookie: null,
    })
  const policy = visit('/staff').headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/https:|stripe/)
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'; .*style-src 'self' 'nonce-[^']+'; /)
  expect(visit('/staffing').cache).toBe('private, no-cache')
})

test('only the preview of the home page may be framed, by this shop, and is kept nowhere', () => {
  const framing = (path: string) => {
    const { headers, cache, cdn, cookie, language } = visit(path, { headers: { 'sec-fetch-dest': 'iframe' } })
    const policy = /frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0]
    return { policy, option: headers.get('x-frame-options'), cache, cdn, cookie, language }
  }
  expect(framing('/?preview=1&lang=ar')).toEqual({
    ...{ policy: "frame-ancestors 'self'", option: 'SAMEORIGIN', cache: 'private, no-store', cdn: null },
    // The reader's own language stays.
    ...{ cookie: null, language: 'ar' },
  })
  for (const path of ['/', '/shop?preview=1', '/staff?preview=1'])
    expect(framing(path)).toMatchObject({ policy: "frame-ancestors 'none'", option: 'DENY' })
  expect(visit('/?preview=1&draft=2').headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(visit('/?draft=2').cache).toBe('private, no-cache')
  expect(visit('/?preview=1').headers.get('x-middleware-request-x-shop-home')).toBeNull()
  expect(visit('/').headers.get('x-middleware-request-x-shop-home')).toBe('1')
})

test('a form posted without scripts gets its own uncacheable page', () => {
  expect(visit('/signin', { method: 'POST' })).toMatchObject({ status: 200, cache: 'private, no-store', cdn: null })
  expect(visit('/signin', { method: 'HEAD' }).cdn).not.toBeNull()
  expect(visit('/signin', { method: 'POST', cookies: 'customerToken=x' }).status).toBe(303)
  expect(visit('/profile', { method: 'POST' }).status).toBe(303)
})

test('renews the session cookie with each document, except where it is deleted', () => {
  const cookies = 'customerToken=x'
  expect(visit('/profile', { cookies }).cookie).toBe(
    'customerToken=x; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
  )
  expect(visit('/shop', { cookies, headers: { rsc: '1', 'sec-fetch-dest': 'empty' } }).cookie).toBeNull()
  expect(visit('/session-ended?next=/cart', { cookies }).cookie).toBeNull()
})

test.each(['%E2%82%AC', 'a%0Ab', '%00', 'a%0D%0ASet-Cookie:%20x=y', 'a%3B%20Domain=evil.example', 'a'.repeat(4000)])(
  'ignores a malformed session cookie: %.40s',
  (value) => {
    const page = visit('/shop', { cookies: `customerToken=${value}` })
    expect([page.status, page.cookie]).toEqual([200, null])
  },
)

test.each([
  ['/', true],
  ['/shop', true],
  ['/details/abc.html', true],
  ['/settings-product/x.php', true],
  ['/wp-login.php', true],
  ['/sandbox-payment/a.bc', true],
  ['/healthzzz', true],
  ['/api/foo', true],
  ['/feeds/x', true],
  ['/words/', true],
  ['/tiles/1', true],
  ['/icons/none.png', true],
  ['/robotsatxt', true],
  ['/sw.jsx', true],
  ['/tiles/1/2/3/4', true],
  ['/media/a/b', true],
  ['/api/v1x0', true],
  ['/api/staffing', true],
  ['/words/search-en.json', false],
  ['/healthz', false],
  ['/readyz', false],
  ['/robots.txt', false],
  ['/favicon.ico', false],
  ['/manifest.webmanifest', false],
  ['/apple-icon.png', false],
  ['/offline.html', false],
  ['/sitemap.xml', false],
  ['/sitemap/products-1.xml', false],
  ['/feeds/google.xml', false],
  ['/icons/icon-192.png', false],
  ['/icon.svg', false],
  ['/media/a-640.webp', false],
  ['/tiles/1/2/3.png', false],
  ['/share/home-1.jpg', false],
  ['/api/v1.0', false],
  ['/api/v1.0/product', false],
  ['/api/staff/products', false],
  ['/_next/static/a.js', false],
])('%s: pages, found or not, run through the middleware; files do not: %s', (url, expected) => {
  expect(unstable_doesMiddlewareMatch({ config, nextConfig: {}, url })).toBe(expected)
})

test('the matcher excludes every static file', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  expect(files.length).toBeGreaterThan(4)
  for (const { parentPath, name } of files) {
    const url = join('/', relative('public', parentPath), name)
    expect([url, unstable_doesMiddlewareMatch({ config, nextConfig: {}, url })]).toEqual([url, false])
  }
})

describe('an unchecked session cookie', () => {
  const dead = 'customerToken=x'

  test('a visitors-only page makes the home page check it once', () => {
    const away = visit('/signin?next=%2Fcart', { cookies: dead })
    expect([away.location, away.cache]).toEqual(['https://shop.example/', 'private, no-store'])
    expect(away.cookie).toMatch(
      /^sessionCheck=%2Fsignin%3Fnext%3D%252Fcart; Path=\/; .*Max-Age=30; .*Secure; HttpOnly; SameSite=lax$/,
    )
    const home = visit('/', { cookies: `${dead}; sessionCheck=%2Fsignin%3Fnext%3D%252Fcart` })
    expect(home).toMatchObject({
      status: 307,
      location: `https://shop.example/session-ended?next=${encodeURIComponent('/signin?next=%2Fcart')}`,
    })
  })

  test('redirects to no other origin and never in a loop', () => {
    expect(visit('/', { cookies: dead }).status).toBe(200)
    expect(visit('/', { cookies: 'sessionCheck=%2Fsignin' }).status).toBe(200)
    expect(visit('/shop', { cookies: `${dead}; sessionCheck=%2Fsignin` }).status).toBe(200)
    expect(visit('/', { cookies: `${dead}; sessionCheck=https://evil.example` }).location).toBe(
      'https://shop.example/session-ended?next=%2F',
    )
    expect(visit('/session-ended?next=/signin', { cookies: dead }).status).toBe(200)
    // A browser that keeps its cookie after the session was found expired.
    const kept = { cookies: `${dead}; sessionCheck=over` }
    expect(visit('/signin', kept)).toMatchObject({ location: 'https://shop.example/', cookie: null })
    expect(visit('/', kept).status).toBe(200)
  })

  test('prefetched pages trigger no check', () => {
    const ahead = { rsc: '1', 'next-router-prefetch': '1', 'sec-fetch-dest': 'empty' }
    expect(visit('/signin', { cookies: dead, headers: ahead }).cookie).toBeNull()
    expect(visit('/', { cookies: `${dead}; sessionCheck=%2Fsignin`, headers: ahead }).status).toBe(200)
  })

  test('an empty cookie is ignored', () => {
    expect(visit('/signin', { cookies: 'customerToken=' }).status).toBe(200)
    expect(visit('/cart', { cookies: 'customerToken=' }).status).toBe(307)
  })
})

describe('security headers', () => {
  const nonceOf = (path: string) =>
    /'nonce-([^']+)'/.exec(visit(path).headers.get('content-security-policy') ?? '')?.[1]

  test('every page has its own nonce, passed to the renderer', () => {
    const nonces = new Set(['/', '/', '/shop', '/no-such'].map(nonceOf))
    expect(nonces.size).toBe(4)
    for (const nonce of nonces) expect(atob(nonce ?? '')).toHaveLength(16)
    const { headers } = visit('/', { headers: { 'x-nonce': 'mine', 'content-security-policy': 'none' } })
    const policy = headers.get('content-security-policy')
    expect(headers.get('x-middleware-request-content-security-policy')).toBe(policy)
    expect(policy).toContain(`'nonce-${headers.get('x-middleware-request-x-nonce')}'`)
    expect(policy).not.toContain('mine')
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain('upgrade-insecure-requests')
  })

  test('redirects and pages carry the other headers', () => {
    for (const path of ['/', '/cart', '/signin']) {
      const { headers } = visit(path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('geolocation=(self)'),
      })
    }
  })

  test('plain http has no upgrade policy and no secure cookies', () => {
    const headers = { accept: 'text/html', cookie: 'customerToken=x' }
    const [page, away] = ['/shop?lang=ar', '/signin'].map((path) =>
      middleware(new NextRequest(`http://localhost:3000${path}`, { headers })),
    )
    expect(page?.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
    expect(page?.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^i18next=ar;/),
      expect.stringMatching(/^customerToken=x;/),
    ])
    expect(away?.headers.getSetCookie()).toEqual([expect.stringMatching(/^sessionCheck=/)])
    for (const cookie of [page, away].flatMap((answer) => answer?.headers.getSetCookie() ?? []))
      expect(cookie).not.toMatch(/secure/i)
  })
})

test('the policy allows the origin of MEDIA_URL, on pages of the back office too', () => {
  const policy = (path: string) => visit(path).headers.get('content-security-policy')
  expect([policy('/'), policy('/staff')].join()).not.toContain('cdn.example')
  setEnvironment('MEDIA_URL', 'https://cdn.example/shop')
  try {
    for (const path of ['/', '/staff'])
      expect(policy(path)).toContain("img-src 'self' data: blob: https://cdn.example;")
  } finally {
    setEnvironment('MEDIA_URL', undefined)
  }
})
