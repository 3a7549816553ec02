import { describe, expect, test } from '@jest/globals'
import { hashPassword, isPassword } from './passwords'
import { hashSentPassword, newCode, newSentPassword, sameHash } from './secrets'

describe('passwords', () => {
  test('uses argon2id with 19 MiB, two passes, one lane and a fresh salt', async () => {
    const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await isPassword('same', one)).toBe(true)
    expect(await isPassword('Same', one)).toBe(false)
  })

  test('a missing or invalid hash never matches', async () => {
    for (const hash of [null, '', '!', 'plain', '$argon2i$v=19$m=8,t=1,p=1$x$x'])
      expect(await isPassword('plain', hash)).toBe(false)
  })

  test('a flood is refused with a delay, and queued calls are served', async () => {
    const hash = await hashPassword('same')
    const all = await Promise.allSettled(Array.from({ length: 260 }, () => isPassword('same', hash)))
    const refused = all.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ reason: { code: 'ShopIsBusy', retryAfter: expect.any(Number) } })
    expect(all.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(260 - refused.length)
    expect(await isPassword('same', hash)).toBe(true)
  }, 120_000)
})

describe('secrets', () => {
  test('a code has six digits, a sent password ten unambiguous characters', () => {
    for (let time = 0; time < 200; time += 1) {
      expect(newCode()).toMatch(/^\d{6}$/)
      expect(newSentPassword()).toMatch(/^[a-hjkmnp-z2-9]{10}$/)
    }
    expect(new Set(Array.from({ length: 200 }, newSentPassword)).size).toBe(200)
  })

  test('a sent password ignores case and surrounding spaces, and works for one customer only', () => {
    const kept = hashSentPassword('k7mp3xq9rt', 'one')
    expect(sameHash(hashSentPassword(' K7MP3XQ9RT ', 'one'), kept)).toBe(true)
    expect(sameHash(hashSentPassword('k7mp3xq9rt', 'other'), kept)).toBe(false)
    expect(sameHash(hashSentPassword('', ''), '')).toBe(false)
  })
})
