import { constants, existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../migrate'
import { readMigrations } from '../migration-files'
import { openPglite } from '../pglite/engine'
import { templateKey } from './template-key'

/** A migrated, empty data folder, made once and kept for later runs: initdb takes seconds. */
async function template(): Promise<string> {
  const ready = join(tmpdir(), `oasis-test-pglite-${await templateKey()}`)
  if (existsSync(ready)) return ready
  const building = await mkdtemp(`${ready}-`)
  try {
    const engine = await openPglite(join(building, 'db'))
    try {
      await migrate(engine, await readMigrations())
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

/** Puts a migrated empty embedded database into `<dataDir>/db`. */
export async function copyPgliteDatabase(dataDir: string): Promise<void> {
  await cp(await template(), join(dataDir, 'db'), { recursive: true, mode: constants.COPYFILE_FICLONE })
}
