import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrate } from '../migrate'
import { openPglite } from '../pglite/engine'
import { templateKey } from './template-key'

const KEPT_MS = 7 * 24 * 60 * 60_000

/** Deletes templates of earlier migrations and leftovers of killed runs. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith('oasis-test-')) continue
    const path = join(tmpdir(), name)
    // Another worker may be deleting it.
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true })
  }
}

/** Returns a migrated, empty data folder, made once and kept for later runs, because initdb takes seconds. */
async function template(): Promise<string> {
  const ready = join(tmpdir(), `oasis-test-pglite-${await templateKey()}`)
  if (existsSync(ready)) return ready
  await sweep()
  const building = await mkdtemp(`${ready}-`)
  try {
    const engine = await openPglite(join(building, 'db'))
    try {
      await migrate(engine)
    } finally {
      await engine.close()
    }
    await rename(join(building, 'db'), ready).catch((error: unknown) => {
      // Another worker was faster.
      if (!existsSync(ready)) throw error
    })
    return ready
  } finally {
    await rm(building, { recursive: true, force: true })
  }
}

/** Copies a migrated, empty embedded database to `<dataDir>/db`. */
export async function copyPgliteDatabase(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  // Node's `cp` takes six times as long for these thousand files.
  await promisify(execFile)('cp', ['-R', await template(), join(dataDir, 'db')])
}
