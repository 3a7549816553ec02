import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from '@jest/globals'
import { contentSecurityPolicy, SONNER_STYLES, type PolicySetup } from './policy'

const setup = {
  nonce: 'bm9uY2U=',
  development: false,
  https: true,
}

function directive(name: string, given: Partial<PolicySetup> = {}): string[] {
  const all = contentSecurityPolicy({ ...setup, ...given }).split('; ')
  return (
    all
      .find((one) => one.split(' ')[0] === name)
      ?.split(' ')
      .slice(1) ?? []
  )
}

describe('contentSecurityPolicy', () => {
  test('scripts need the nonce: no inline scripts, no eval', () => {
    expect(directive('script-src')).toEqual(["'self'", "'nonce-bm9uY2U='", "'strict-dynamic'"])
    expect(directive('style-src')).not.toContain("'unsafe-inline'")
    expect([directive('object-src'), directive('base-uri'), directive('frame-ancestors')]).toEqual([
      ["'none'"],
      ["'none'"],
      ["'none'"],
    ])
  })

  test('nothing is asked of, framed from or sent to others, but what a card payment needs; attributes hold no scripts', () => {
    const names = ['default-src', 'connect-src', 'frame-src', 'form-action', 'script-src-attr', 'font-src']
    expect(names.map((name) => directive(name))).toEqual([
      ["'self'"],
      ["'self'", 'https://api.stripe.com'],
      ["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'],
      ["'self'", 'https://checkout.stripe.com'],
      ["'none'"],
      ["'self'"],
    ])
  })

  test('pictures and map tiles are same-origin only', () => {
    expect(directive('img-src')).toEqual(["'self'", 'data:', 'blob:'])
  })

  test('pictures and videos may also come from the CDN, and nothing else may', () => {
    const mediaOrigin = 'https://cdn.example'
    expect(directive('img-src', { mediaOrigin })).toEqual(["'self'", 'data:', 'blob:', mediaOrigin])
    expect(directive('media-src', { mediaOrigin })).toEqual(["'self'", mediaOrigin])
    expect(contentSecurityPolicy({ ...setup, mediaOrigin }).split(mediaOrigin)).toHaveLength(3)
  })

  test('allows eval in the development server only', () => {
    expect(directive('script-src', { development: true })).toContain("'unsafe-eval'")
  })

  test('upgrades insecure requests on https only', () => {
    expect(contentSecurityPolicy(setup)).toContain('upgrade-insecure-requests')
    expect(contentSecurityPolicy({ ...setup, https: false })).not.toContain('upgrade-insecure-requests')
  })

  test('the policy has the hashes of sonner’s styles', () => {
    const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8')
    const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? '""'
    const styles: string = JSON.parse(literal)
    expect(styles.length).toBeGreaterThan(1000)
    const allowed = ['', styles].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(SONNER_STYLES.split(' ')).toEqual(allowed)
  })
})
