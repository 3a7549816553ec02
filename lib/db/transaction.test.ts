import { describe, expect, it, jest } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { database, transaction } from './database'
import type { Tx } from './engine'
import { settings } from './schema'
import { describeOnEveryEngine } from './testing/engines'

const serializationFailure = () => Object.assign(new Error('could not serialize access'), { code: '40001' })

async function put(tx: Tx, key: string, value: number): Promise<void> {
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
}

async function read(key: string): Promise<unknown> {
  const [row] = await (await database()).select().from(settings).where(eq(settings.key, key))
  return row?.value
}

describeOnEveryEngine('transaction', (engine) => {
  it('commits all or nothing', async () => {
    const result = await transaction(async (tx) => {
      await put(tx, 'committed', 1)
      return 'done'
    })
    expect(result).toBe('done')
    const failure = transaction(async (tx) => {
      await put(tx, 'committed', 2)
      throw new Error('changed my mind')
    })
    await expect(failure).rejects.toThrow('changed my mind')
    expect(await read('committed')).toBe(1)
  })

  it('refuses the root database inside', async () => {
    const db = await database()
    const misuse = transaction(async (tx) => {
      await put(tx, 'misuse', 1)
      await db.select().from(settings)
    })
    await expect(misuse).rejects.toMatchObject({
      name: 'TransactionMisuseError',
      message: expect.stringContaining('pass `tx`'),
    })
    const hidden = transaction(() => read('misuse'))
    await expect(hidden).rejects.toThrow('pass `tx`')
    expect(await read('misuse')).toBeUndefined()
  })

  it('refuses another transaction inside', async () => {
    const nested = transaction(() => transaction((tx) => put(tx, 'nested', 1)))
    await expect(nested).rejects.toThrow('begun inside another')
    expect(await read('nested')).toBeUndefined()
  })

  it('lets work that outlives it use the root database', async () => {
    let later: Promise<unknown> | undefined
    await transaction(async (tx) => {
      await put(tx, 'before', 7)
      later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => read('before'))
    })
    expect(await later).toBe(7)
  })

  it('invalidates its handle when it is over', async () => {
    const leaked = await transaction(async (tx) => ({ tx }))
    const error: unknown = await leaked.tx
      .select()
      .from(settings)
      .then(
        () => null,
        (reason: unknown) => reason,
      )
    const { message, cause } = Object(error)
    expect(cause?.message ?? message).toMatch(/Transaction is closed|transaction is over/)
  })

  it('rejects when the error of a failed query was swallowed', async () => {
    const swallowed = transaction(async (tx) => {
      await put(tx, 'swallowed', 1)
      await tx.execute(sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(swallowed).rejects.toMatchObject({ code: '25P02' })
    expect(await read('swallowed')).toBeUndefined()
  })

  it('runs again after a serialization failure, five times at most', async () => {
    let runs = 0
    const second = await transaction(async (tx) => {
      runs += 1
      await put(tx, 'again', runs)
      if (runs < 3) throw new Error('wrapped', { cause: serializationFailure() })
      return runs
    })
    expect(second).toBe(3)
    expect(await read('again')).toBe(3)
    runs = 0
    const never = transaction(async () => {
      runs += 1
      throw serializationFailure()
    })
    await expect(never).rejects.toThrow('could not serialize')
    expect(runs).toBe(5)
  })

  it('isolates concurrent transactions', async () => {
    await transaction((tx) => put(tx, 'counter', 0))
    const count = async (tx: Tx): Promise<void> => {
      const { rows } = await tx.execute<{ value: number }>(
        sql`select value from settings where key = 'counter' for update`,
      )
      await put(tx, 'counter', Number(rows[0]?.value) + 1)
    }
    await Promise.all(Array.from({ length: 30 }, () => transaction(count)))
    expect(await read('counter')).toBe(30)
  })

  if (engine === 'postgres') describe('with real connections', concurrent)
})

function concurrent(): void {
  it('runs again when PostgreSQL could not serialize', async () => {
    await transaction((tx) => put(tx, 'serial', 0))
    let runs = 0
    const increment = async (tx: Tx): Promise<void> => {
      runs += 1
      await tx.execute(sql`set transaction isolation level serializable`)
      const [row] = await tx.select().from(settings).where(eq(settings.key, 'serial'))
      await new Promise((resolve) => setTimeout(resolve, 50))
      await tx
        .update(settings)
        .set({ value: Number(row?.value) + 1 })
        .where(eq(settings.key, 'serial'))
    }
    await Promise.all([transaction(increment), transaction(increment), transaction(increment)])
    expect(await read('serial')).toBe(3)
    expect(runs).toBeGreaterThan(3)
  })

  it('runs again after a deadlock', async () => {
    await transaction(async (tx) => {
      await put(tx, 'left', 0)
      await put(tx, 'right', 0)
    })
    let runs = 0
    let release = () => {}
    const bothHoldTheirFirst = new Promise<void>((resolve) => (release = resolve))
    const both = (first: string, second: string) =>
      transaction(async (tx) => {
        const run = ++runs
        await put(tx, first, run)
        if (run === 2) release()
        await bothHoldTheirFirst
        await put(tx, second, run)
      })
    await Promise.all([both('left', 'right'), both('right', 'left')])
    expect(runs).toBe(3)
  })

  it('rejects when it loses its connection', async () => {
    const cut = transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await put(tx, 'cut', 1)
      await killed.then((kill) => kill(rows[0]?.pid ?? 0))
      await new Promise((resolve) => setTimeout(resolve, 100))
      await put(tx, 'cut', 2)
    })
    await expect(cut).rejects.toThrow()
    expect(await read('cut')).toBeUndefined()
  })

  it('opens a new connection when an idle one was lost', async () => {
    const db = await database()
    const before = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const warned = new Promise((resolve) => jest.spyOn(process, 'emitWarning').mockImplementationOnce(resolve))
    await (
      await killed
    )(before.rows[0]?.pid ?? 0)
    expect(await warned).toBe('An idle connection to PostgreSQL was lost.')
    const after = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    expect(after.rows[0]?.pid).not.toBe(before.rows[0]?.pid)
  })
}

/** Terminates a backend from a connection outside the pool. */
const killed = import('./testing/postgres-database').then(({ withClient }) => async (pid: number): Promise<void> => {
  await withClient(process.env.DATABASE_URL ?? '', async (client) => {
    await client.query('select pg_terminate_backend($1)', [pid])
  })
})
