import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openOrCreate } from './create'

describe('a new embedded database', () => {
  let folder: string
  let directory: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oasis-test-create-'))
    directory = join(folder, 'db')
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function initialise(): Promise<string> {
    await mkdir(join(directory, 'base'))
    await writeFile(join(directory, 'base', '1'), 'page')
    await writeFile(join(directory, 'PG_VERSION'), '18')
    return 'opened'
  }

  it('is created once and only opened afterwards', async () => {
    expect(await openOrCreate(directory, initialise)).toBe('opened')
    expect(await openOrCreate(directory, () => readdir(directory))).toEqual(['PG_VERSION', 'base'])
    expect(await readdir(folder)).toEqual(['db'])
  })

  it('is readable by its owner only, even when it was not before', async () => {
    const mode = async () => (await stat(directory)).mode & 0o777
    await openOrCreate(directory, initialise)
    expect(await mode()).toBe(0o700)
    await chmod(directory, 0o755)
    await openOrCreate(directory, mode)
    expect(await mode()).toBe(0o700)
  })

  it('is created again when its creation was interrupted', async () => {
    const cut = openOrCreate(directory, async () => {
      await initialise()
      throw new Error('killed')
    })
    await expect(cut).rejects.toThrow('killed')
    expect(existsSync(join(directory, 'PG_VERSION'))).toBe(true)
    expect(await openOrCreate(directory, initialise)).toBe('opened')
    expect(await readdir(folder)).toEqual(['db'])
  })
})
