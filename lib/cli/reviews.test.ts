import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { staffApi } from '@/lib/api/staff/app'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { database } from '@/lib/db/database'
import { outbox, ratings } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addProduct, addRatings } from '@/lib/shop/catalogue/testing/fixture'
import { setEnvironment } from '@/lib/testing/environment'
import { shopHere } from './testing/in-process'

const { STAFF_TOKEN } = process.env

describeOnOneEngine('npm run shop -- review, message', () => {
  let folder: string
  let server: TestServer
  const run = (...words: string[]) => shopHere([...words, '--url', server.origin], folder)

  beforeAll(async () => {
    process.env.STAFF_TOKEN = 'x'.repeat(24)
    folder = await mkdtemp(join(tmpdir(), 'oasis-reviews-'))
    server = await serve(async (request) => staffApi.fetch(request))
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
    setEnvironment('STAFF_TOKEN', STAFF_TOKEN)
  })

  test('a review is answered, hidden and shown again', async () => {
    const rope = await addProduct({ title: { en: 'Rope', ar: 'حبل' } })
    await addRatings(rope, [{ rating: 4, comment: 'Strong', by: 'Noura' }])
    const [{ id } = { id: '' }] = await (await database()).select({ id: ratings.id }).from(ratings)
    const line = new RegExp(`^${id} .*4 of 5  Rope  Noura\\n  Strong\\n$`)
    expect((await run('review', 'list', '--stars', '4')).out).toMatch(line)
    expect((await run('review', 'answer', id, 'Thank you')).out).toMatch(/\n {2}Answer: Thank you\n$/)
    expect((await run('review', 'list', '--state', 'hidden')).out).toBe('No reviews.\n')
    for (const words of [[], ['Thanks', '--remove'], [' ']])
      expect(await run('review', 'answer', id, ...words)).toMatchObject({ code: 2 })
    expect(await run('review', 'answer', id, '…')).toMatchObject({ code: 3, errors: 'answer: Fill this in.\n' })
    expect((await run('review', 'answer', id, '--remove')).out).toMatch(line)
    expect((await run('review', 'hide', id, 'Spam')).out).toMatch(/\n {2}Hidden: Spam\n$/)
    expect((await run('review', 'unhide', id)).out).toMatch(line)
    expect(await run('review', 'unhide', 'x')).toMatchObject({ code: 3, errors: 'There is no review x.\n' })
  })

  test('a failed message is sent again', async () => {
    await (await database()).insert(outbox).values({
      ...{ id: 'lost', channel: 'email', recipient: 'a@example.com', template: 'order-status', language: 'en' },
      ...{ payload: { code: 'A1', status: 'shipped' }, nextAttemptAt: new Date(), failedAt: new Date() },
    })
    const line = (state: string) => new RegExp(`^lost  .*  ${state} +a@example.com  Order status  A1 shipped\\n$`)
    expect((await run('message', 'list', '--state', 'failed')).out).toMatch(line('failed'))
    expect((await run('message', 'resend', 'lost')).out).toMatch(line('waiting'))
    expect(await run('message', 'resend', 'lost')).toMatchObject({ code: 3, errors: expect.stringContaining('Only a') })
  })
})
