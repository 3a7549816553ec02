import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { settings } from '../schema'
import type { Script } from '@/lib/testing/scripts'
import { type Child, startChild } from '../testing/child'
import { copyPgliteDatabase } from '../testing/pglite-database'
import { openPglite } from './engine'

const LONG_MS = 240_000

describe('processes on one data directory', () => {
  let dataDir: string
  let children: Child[]
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'oasis-test-processes-'))
    children = []
    await copyPgliteDatabase(dataDir)
  })
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(children.map((child) => child.ended))
    await rm(dataDir, { recursive: true })
  })

  function start(name: Script): Child {
    const child = startChild(name, dataDir)
    children.push(child)
    return child
  }

  it(
    'stops the second, naming the first, until that one has closed (invariant 17)',
    async () => {
      const first = start('open')
      expect(await first.lines.next()).toMatchObject({ value: 'open' })
      const second = await start('open').ended
      expect(second.code).toBe(1)
      expect(second.errors.trim()).toMatch(
        new RegExp(
          `^The database is already in use by process ${first.pid} on \\S+ \\(since 2\\S+Z\\): stop it first, or give this one another DATA_DIR\\.$`,
        ),
      )
      first.finish()
      expect(await first.ended).toEqual({ code: 0, errors: '' })
      expect(await readdir(dataDir)).toEqual(['db'])
      const third = start('open')
      expect(await third.lines.next()).toMatchObject({ value: 'open' })
    },
    LONG_MS,
  )

  it(
    'loses nothing that was acknowledged before a kill (invariants 8, 17)',
    async () => {
      let acknowledged = 0
      for (const goal of [60, 120]) {
        const child = start('commit')
        while (acknowledged < goal) {
          const { value, done } = await child.lines.next()
          if (done) throw new Error((await child.ended).errors)
          acknowledged = Number(value)
        }
        child.kill('SIGKILL')
        for (let line = await child.lines.next(); !line.done; line = await child.lines.next())
          acknowledged = Number(line.value)
        await child.ended
        expect(JSON.parse(await readFile(join(dataDir, 'db.lock'), 'utf8'))).toMatchObject({ pid: child.pid })
      }
      const engine = await openPglite(join(dataDir, 'db'))
      const rows = await engine.db.select({ key: settings.key }).from(settings)
      await engine.close()
      const kept = new Set(rows.map((row) => row.key))
      const lost = Array.from({ length: acknowledged }, (_, index) => `commit-${index + 1}`).filter(
        (key) => !kept.has(key),
      )
      expect(acknowledged).toBeGreaterThanOrEqual(120)
      expect(lost).toEqual([])
    },
    LONG_MS,
  )
})
