import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { isStaffToken, staffToken, staffTokenPath } from './token'

const before = { ...process.env }
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'token-'))
  process.env.DATA_DIR = join(folder, 'data')
  delete process.env.STAFF_TOKEN
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  process.env = { ...before }
})

test('a token is made once, for its owner alone', async () => {
  const token = await staffToken()
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(await staffToken()).toBe(token)
  expect((await stat(staffTokenPath())).mode & 0o777).toBe(0o600)
})

test('concurrent first calls get the same token', async () => {
  const heard = await Promise.all(Array.from({ length: 20 }, staffToken))
  expect(new Set(heard).size).toBe(1)
  expect(await readFile(staffTokenPath(), 'utf8')).toBe(`${heard[0]}\n`)
  expect(await readdir(process.env.DATA_DIR ?? '')).toEqual(['staff-token'])
})

test('a file readable by others is restricted, a broken one replaced', async () => {
  const token = await staffToken()
  await chmod(staffTokenPath(), 0o644)
  expect(await staffToken()).toBe(token)
  expect((await stat(staffTokenPath())).mode & 0o777).toBe(0o600)
  await writeFile(staffTokenPath(), 'short')
  expect(await staffToken()).toMatch(/^[0-9a-f]{64}$/)
})

test('STAFF_TOKEN takes precedence and is never stored', async () => {
  process.env.STAFF_TOKEN = 'a token of my own, long enough'
  expect(await staffToken()).toBe('a token of my own, long enough')
  await expect(readFile(staffTokenPath())).rejects.toThrow('ENOENT')
  expect(await isStaffToken('a token of my own, long enough')).toBe(true)
  for (const other of ['', 'a token of my ow', 'A token of my own']) expect(await isStaffToken(other)).toBe(false)
})
