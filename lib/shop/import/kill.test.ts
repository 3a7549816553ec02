import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { ImportEvent } from '@/lib/contract/staff'
import { closeDatabase, database } from '@/lib/db/database'
import { importedProducts, products } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { script } from '@/lib/testing/scripts'
import { csv, older } from './testing/csv'
import { runImport } from './testing/run-import'

const PRODUCTS = 400
/** Acknowledged batches after which the process is killed, and the delay after them, ms. */
const KILLS = [
  [1, 0],
  [2, 11],
] as const

const file = csv(
  Array.from({ length: PRODUCTS }, (_, index) =>
    older(`p${index}`, { 'Option1 Name': 'Color', 'Option1 Value': 'Red' }),
  ),
)

/** Kills the import after `batches` acknowledged batches; returns the number of products acknowledged. */
async function killedImport(path: string, batches: number, pause: number): Promise<number> {
  const child = spawn(process.execPath, [...script('import'), path], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  const ended = once(child, 'exit')
  const acknowledged = await listen(child, batches, pause)
  await ended
  expect(child.signalCode).toBe('SIGKILL')
  return acknowledged
}

async function listen(child: ChildProcess, batches: number, pause: number): Promise<number> {
  if (!child.stdout || !child.stdin) throw new Error('No output')
  // A killed child's input is closed.
  child.stdin.on('error', () => undefined)
  let acknowledged = 0
  let written = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const event = ImportEvent.parse(JSON.parse(line))
    if (event.type !== 'progress') continue
    acknowledged = event.done
    if (event.created > 0) written += 1
    if (written === batches) void delay(pause).then(() => child.kill('SIGKILL'))
    // The last answer lets it start exactly one more batch.
    if (written < batches || (written === batches && pause > 0)) child.stdin.write('\n')
  }
  return acknowledged
}

describeOnEveryEngine('an import that is killed', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oasis-import-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('loses no acknowledged product and resumes when repeated', async () => {
    const path = join(folder, 'products.csv')
    await writeFile(path, file)
    for (const [batches, pause] of KILLS) {
      await closeDatabase()
      const acknowledged = await killedImport(path, batches, pause)
      const db = await database()
      const there = await db
        .select({ handle: products.handle })
        .from(products)
        .innerJoin(importedProducts, eq(importedProducts.handle, products.handle))
      const handles = new Set(there.map(({ handle }) => handle))
      for (let index = 0; index < acknowledged; index++) expect(handles.has(`p${index}`)).toBe(true)
      expect(acknowledged).toBeGreaterThan(0)
      expect(handles.size).toBeLessThan(PRODUCTS)
      expect(handles.size % 25).toBe(0)
    }
    const before = await (await database()).$count(products)
    expect(await runImport(file)).toMatchObject({
      resumed: true,
      unchanged: before,
      created: PRODUCTS - before,
      bad: [],
    })
    expect(await runImport(file)).toMatchObject({ resumed: false, unchanged: PRODUCTS, created: 0 })
  }, 300_000)
})
