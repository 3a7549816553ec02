import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { staffApi } from '@/lib/api/staff/app'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { defaultFacts } from '@/lib/config/shop-info'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { getShopInfo } from '@/lib/shop/catalogue/shop-info'
import { getPolicy } from '@/lib/shop/policies/policies'
import { setEnvironment } from '@/lib/testing/environment'
import { shopHere } from './testing/in-process'

const { STAFF_TOKEN } = process.env

describeOnOneEngine('npm run shop -- shop', () => {
  let folder: string
  let server: TestServer
  const run = (...words: string[]) => shopHere(['shop', ...words, '--url', server.origin], folder)
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }

  beforeAll(async () => {
    process.env.STAFF_TOKEN = 'x'.repeat(24)
    folder = await mkdtemp(join(tmpdir(), 'oasis-shop-settings-'))
    server = await serve(async (request) => staffApi.fetch(request))
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
    setEnvironment('STAFF_TOKEN', STAFF_TOKEN)
  })

  test('info: shows, tries and sets facts', async () => {
    expect((await run('info', 'show')).out).toContain('\nphone=+97130000000\n')
    const words = ['phone=+971 6 765 4321', 'licence=CN-1234567']
    const tried = await run('info', 'set', ...words, '--dry-run')
    expect(tried).toMatchObject({ code: 0, out: expect.stringContaining('phone: +97130000000 → +97167654321') })
    expect(tried.out).toContain('licence: (none) → CN-1234567\nNothing was changed')
    expect((await getShopInfo()).licence).toBeNull()
    expect(await run('info', 'set', ...words)).toMatchObject({ code: 0 })
    expect(await getShopInfo()).toMatchObject({ phoneShown: '+971 6 765 4321', licence: 'CN-1234567' })
    expect((await run('info', 'set', ...words)).out).toBe('All of this is so already.\n')
  })

  test('info: the JSON that is shown is a file that sets', async () => {
    const { out } = await run('info', 'show', '--json')
    const file = await write('facts.json', out.replace('CN-1234567', 'CN-7654321'))
    expect(await run('info', 'set', '--file', file)).toMatchObject({
      code: 0,
      out: 'licence: CN-1234567 → CN-7654321\n',
    })
    const wrong = await write('wrong.json', '{"phnoe": "+97167654321"}')
    expect(await run('info', 'set', '--file', wrong)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('phnoe'),
    })
  })

  test('info: wrong words change nothing', async () => {
    expect(await run('info', 'set')).toMatchObject({ code: 2, errors: expect.stringContaining('name=value') })
    expect(await run('info', 'set', 'since=1998', 'trn=5')).toMatchObject({
      code: 2,
      errors: 'trn: A TRN has 15 digits.\nNothing was changed.\n',
    })
    expect((await getShopInfo()).since).toBe(defaultFacts.since)
  })

  test('vat', async () => {
    expect((await run('vat', 'show')).out).toBe('Prices include 5 % VAT. No TRN: no tax invoices are issued.\n')
    expect((await run('vat', 'set', '--rate', '7.5', '--json')).out).toBe('{"rate":7.5,"trn":null}\n')
    expect(await run('vat', 'set', '--rate', 'five')).toMatchObject({ code: 2 })
  })

  test('policy: shows, sets one language and resets', async () => {
    const english = await run('policy', 'show', 'returns', '--language', 'en')
    const file = await write('returns.txt', `\uFEFF${english.out}\n## New\n`)
    expect(await run('policy', 'set', 'returns', '--en', file)).toMatchObject({
      code: 0,
      out: '/policies/returns shows your text.\n',
    })
    const { en, ar } = await getPolicy('returns')
    expect(en).toBe((await readFile(file, 'utf8')).slice(1))
    expect(ar).toContain('قبل الذبح')
    expect((await run('policy', 'reset', 'returns')).out).toContain('have it checked')
    expect((await getPolicy('returns')).en).toBe(english.out.trim())
    expect(await run('policy', 'set', 'returns')).toMatchObject({ code: 2 })
    expect(await run('policy', 'show', 'cookies')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('delivery'),
    })
  })
})
