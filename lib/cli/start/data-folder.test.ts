import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { prepareDataFolder } from './data-folder'

let root = ''
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'oasis-data-'))))
afterEach(() => rm(root, { recursive: true }))

test('makes the data folder and those above it, and leaves it empty', async () => {
  const folder = join(root, 'srv', 'oasis')
  await prepareDataFolder(folder)
  await prepareDataFolder(folder)
  expect(await readdir(folder)).toEqual([])
})

// Node's recursive `mkdir` never ends there; other systems have no such folder.
const proc = existsSync('/proc') ? ['/proc/oasis', '/proc/oasis/data'] : []

test.each([
  ...proc.map((place) => [place, 'no such file or folder'] as const),
  ['file', 'a file stands where a folder has to be'],
  ['file/data', 'a file stands where a folder has to be'],
])('refuses %s', async (place, reason) => {
  await writeFile(join(root, 'file'), '')
  const folder = place.startsWith('/') ? place : join(root, place)
  const message = `DATA_DIR cannot be used: ${folder}: ${reason}.`
  await expect(prepareDataFolder(folder)).rejects.toMatchObject({ message, exitCode: 3 })
})
