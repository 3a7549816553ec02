import { describe, expect, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { middleware } from './middleware'

function visit(
  path: string,
  { cookies = '', headers = {} }: { cookies?: string; headers?: Record<string, string> } = {},
) {
  const request = new NextRequest(`https://shop.example${path}`, {
    headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...(cookies && { cookie: cookies }), ...headers },
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
  }
}

describe('language', () => {
  test('the address wins over the cookie, the cookie over English, and Accept-Language counts for nothing', () => {
    expect(visit('/?lang=ar', { cookies: 'i18next=en' }).handedOn).toBe('ar')
    expect(visit('/', { cookies: 'i18next=ar-AE' }).language).toBe('ar')
    expect(visit('/', { headers: { 'accept-language': 'ar' } }).language).toBe('en')
    expect(visit('/?lang=fr', { cookies: 'i18next=ar' }).language).toBe('ar')
  })
  test('a visitor cannot hand a language on by header', () => {
    expect(visit('/', { headers: { 'x-shop-language': 'ar' } }).handedOn).toBe('en')
  })
  test('the cookie is kept when a person opens a page in another language, and only then', () => {
    expect(visit('/shop?lang=ar').cookie).toMatch(/^i18next=ar; Path=\/; .*Max-Age=31536000; .*Secure; SameSite=lax$/i)
    expect(visit('/shop?lang=ar', { cookies: 'i18next=ar' }).cookie).toBeNull()
    expect(visit('/shop').cookie).toBeNull()
    expect(visit('/shop?lang=ar', { headers: { rsc: '1', 'sec-fetch-dest': 'empty' } }).cookie).toBeNull()
    expect(visit('/shop?lang=ar', { headers: { 'sec-purpose': 'prefetch' } }).cookie).toBeNull()
  })
})

describe('who may go where', () => {
  test.each(['/favorites', '/cart', '/demo', '/checkout', '/thank-you', '/profile'])(
    '%s sends a visitor to sign in and back',
    (path) => {
      expect(visit(`${path}?a=1`)).toMatchObject({
        status: 307,
        location: `https://shop.example/signin?next=${encodeURIComponent(`${path}?a=1`)}`,
      })
      expect(visit(path, { cookies: 'customerToken=x' }).status).toBe(200)
    },
  )
  test.each(['/signin', '/signup', '/change-password'])('%s sends a customer home', (path) => {
    expect(visit(path, { cookies: 'customerToken=x' })).toMatchObject({
      status: 307,
      location: 'https://shop.example/',
    })
    expect(visit(path)).toMatchObject({ status: 200, robots: 'noindex, follow' })
  })
})

describe('robots and caches', () => {
  test('only plain listings are indexed', () => {
    expect(visit('/shop?category=a&page=2').robots).toBeNull()
    expect(visit('/shop?keyword=a').robots).toBe('noindex, follow')
    expect(visit('/details/1?keyword=a').robots).toBeNull()
  })
  test('shared caches may keep what a visitor sees, never what a customer sees', () => {
    expect(visit('/shop')).toMatchObject({ cache: 'private, no-cache', cdn: 'max-age=60, stale-while-revalidate=600' })
    expect(visit('/shop', { cookies: 'customerToken=x' })).toMatchObject({ cache: 'private, no-store', cdn: null })
  })
})
