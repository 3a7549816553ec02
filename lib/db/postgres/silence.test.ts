import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'drizzle-orm'
import type { Engine } from '../engine'
import { createPostgresDatabase, type PostgresDatabase } from '../testing/postgres-database'
import { openPostgres } from './engine'

const PATIENCE = 1200
/** Connections of the shop. */
const POOL = 10
const SETUP_MS = 120_000

let database: PostgresDatabase
let engine: Engine
/** Proxied connections between the shop and the database. */
const links = new Set<Socket>()
/** Sent right behind each answer of the server. */
let lastWords: Buffer = Buffer.alloc(0)
const network = createServer((near) => {
  const { hostname, port } = new URL(database.url)
  const far = connect(Number(port), hostname)
  links.add(near)
  near.pipe(far).on('error', () => near.destroy())
  far.on('data', (answer: Buffer) => near.write(Buffer.concat([answer, lastWords])))
  far.on('end', () => near.end())
  near.on('error', () => far.destroy())
  near.on('close', () => far.destroy())
})

/** Stops forwarding on the current connections without closing them. */
function fallSilent(): void {
  for (const near of links) near.unpipe().pause()
}

beforeAll(async () => {
  database = await createPostgresDatabase()
  await once(network.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(database.url)
  const { port }: AddressInfo = Object(network.address())
  url.host = `127.0.0.1:${port}`
  engine = await openPostgres(url.href, { patience: PATIENCE })
}, SETUP_MS)

afterAll(async () => {
  await engine.close()
  for (const near of links) near.destroy()
  network.close()
  await database.drop()
}, SETUP_MS)

/** What a server sends before it closes a connection because it stops. */
function farewell(): Buffer {
  const fields = ['SFATAL', 'C57P01', 'Mterminating connection due to administrator command', '']
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''))
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const answer = () => engine.db.execute<{ one: number }>(sql`select 1 as one`).then(({ rows }) => rows[0]?.one)

describe('a connection that stops answering', () => {
  it('fails the waiting query and none after it', async () => {
    expect(await answer()).toBe(1)
    fallSilent()
    await expect(answer()).rejects.toMatchObject({ cause: { message: 'Query read timeout' } })
    expect(await answer()).toBe(1)
  })

  it('fails the transaction that begins on it, and none after it', async () => {
    fallSilent()
    await expect(engine.transaction(async () => 'done')).rejects.toThrow()
    expect(await engine.transaction(async () => 'done')).toBe('done')
  })

  it('fails the running transaction without waiting for its rollback', async () => {
    let lost = 0
    const work = engine.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      fallSilent()
      lost = performance.now()
      await tx.execute(sql`select 2`)
    })
    await expect(work).rejects.toMatchObject({ cause: { message: 'Query read timeout' } })
    expect(performance.now() - lost).toBeLessThan(2 * PATIENCE)
    expect(await engine.transaction(async () => 'done')).toBe('done')
  })

  it('does not time out in a long transaction', async () => {
    const slow = engine.transaction(
      async (tx) => {
        const { rows } = await tx.execute(
          sql`select pg_sleep(${(2 * PATIENCE) / 1000}), current_setting('statement_timeout') as most`,
        )
        return rows[0]
      },
      { long: true },
    )
    expect(await slow).toMatchObject({ most: '0' })
  })
})

describe('a server that stops', () => {
  it('fails the transaction that gets the lost connection at that moment, and none after it', async () => {
    let end = () => {}
    const over = new Promise<void>((resolve) => (end = resolve))
    // All connections but one are busy; the transaction waits for the one of the query.
    const busy: Promise<void>[] = []
    const begin = () => new Promise<void>((begun) => busy.push(engine.transaction(() => (begun(), over))))
    await Promise.all(Array.from({ length: POOL - 1 }, begin))
    expect(await answer()).toBe(1)
    const last = engine.db.execute(sql`select pg_sleep(0.3)`).execute()
    const waiting = engine.transaction(async () => 'done')
    lastWords = farewell()
    await expect(waiting).rejects.toThrow()
    lastWords = Buffer.alloc(0)
    await last
    end()
    await Promise.all(busy)
    expect(await answer()).toBe(1)
  })
})
