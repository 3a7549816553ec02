import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { buildPages } from './build-pages'
import { buildNeeded } from './build-state'
import { noteServing } from './served'

/** Fake Next: builds at once, or fails. */
const fake = `
const { existsSync, writeFileSync } = require('fs')
if (existsSync('broken')) { console.error('a type error'); process.exit(7) }
writeFileSync('.next/BUILD_ID', process.argv[2])
`
let root = ''
const at = (name: string) => join(root, name)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'oasis-served-'))
  await mkdir(at('node_modules/next/dist/bin'), { recursive: true })
  await writeFile(at('node_modules/next/dist/bin/next'), fake)
  await mkdir(at('.next/served-by'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

test('refuses to build while another shop runs, and builds once it is gone', async () => {
  await writeFile(at(`.next/served-by/${process.ppid}`), '')
  const refused = { exitCode: 3, message: expect.stringContaining('Stop it first, or build in another copy') }
  await expect(buildPages(root)).rejects.toMatchObject(refused)
  expect(await buildNeeded(root, process.env)).toBe('never built')
  await rm(at(`.next/served-by/${process.ppid}`))
  expect(await buildPages(root)).toBe(0)
  expect(await buildNeeded(root, process.env)).toBeNull()
})

test('the note of a shop that was killed stops no build', async () => {
  await writeFile(at(`.next/served-by/${2 ** 30}`), '')
  expect(await buildPages(root)).toBe(0)
})

test('notes this process', async () => {
  await noteServing(root)
  expect(await readdir(at('.next/served-by'))).toEqual([String(process.pid)])
})

test('a failed build ends with the exit code of Next and is repeated', async () => {
  expect(await buildPages(root)).toBe(0)
  await writeFile(at('broken'), '')
  const shown = jest.spyOn(console, 'error').mockReturnValue()
  expect(await buildPages(root, { quiet: true })).toBe(7)
  expect(shown).toHaveBeenCalledWith('a type error\n')
  expect(await buildNeeded(root, process.env)).toBe('never built')
})
