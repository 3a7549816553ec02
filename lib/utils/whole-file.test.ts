import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { wholeFile } from './whole-file'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oasis-whole-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('makes a file, and the folders above it', async () => {
  const path = join(folder, 'a/b/file')
  await wholeFile(path, (draft) => writeFile(draft, 'whole'))
  expect([await readFile(path, 'utf8'), await readdir(join(folder, 'a/b'))]).toEqual(['whole', ['file']])
})

test('leaves nothing of a file that could not be written, as on a full disk', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const failing = wholeFile(join(folder, 'file'), async (draft) => {
    await writeFile(draft, 'ha')
    throw full
  })
  await expect(failing).rejects.toBe(full)
  expect(await readdir(folder)).toEqual([])
})

test('leaves nothing of a file whose place is taken by a folder', async () => {
  await mkdir(join(folder, 'file/below'), { recursive: true })
  await expect(wholeFile(join(folder, 'file'), (draft) => writeFile(draft, 'whole'))).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['file'])
})
