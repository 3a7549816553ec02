import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { thisProcess } from '@/lib/utils/process-identity'
import { buildPages } from './build'
import { buildNeeded } from './build-state'
import { servePages } from './serve'

/** Fake Next: builds at once, and serves until the file "stop" exists. */
const fake = `
const { existsSync, mkdirSync, writeFileSync } = require('fs')
mkdirSync('.next', { recursive: true })
writeFileSync(process.argv[2] === 'build' ? '.next/BUILD_ID' : 'serving', String(process.pid))
if (process.argv[2] === 'start') setInterval(() => existsSync('stop') && process.exit(0), 20)
`
let root = ''
const at = (name: string) => join(root, name)
const build = () => buildPages(root, { quiet: true })
const refused = { exitCode: 3, message: expect.stringContaining('Stop it first, or build in another copy') }

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'oasis-served-'))
  await mkdir(at('node_modules/next/dist/bin'), { recursive: true })
  await writeFile(at('node_modules/next/dist/bin/next'), fake)
  await mkdir(at('.next/served-by'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

test('refuses to build while a shop runs, and builds afterwards', async () => {
  const served = servePages(root, 3000)
  while (!(await readdir(root)).includes('serving')) await new Promise((done) => setTimeout(done, 20))
  await expect(build()).rejects.toMatchObject(refused)
  expect(await buildNeeded(root, process.env)).toBe('never built')
  await writeFile(at('stop'), '')
  expect(await served).toBe(0)
  expect(await readdir(at('.next/served-by'))).toEqual([])
  expect(await build()).toBe(0)
  expect(await buildNeeded(root, process.env)).toBeNull()
})

test.each([
  ['a shop that was killed', { ticks: '1' }],
  ['an earlier run of the machine', { boot: 'an earlier run' }],
  ['another container', { pidSpace: 'pid:[1]' }],
])('the note of %s stops no build', async (_, left) => {
  await writeFile(at(`.next/served-by/${process.pid}`), JSON.stringify({ ...thisProcess(), ...left }))
  expect(await build()).toBe(0)
})

test('ignores an unreadable note', async () => {
  await writeFile(at('.next/served-by/1'), '{"pid":')
  expect(await build()).toBe(0)
  expect(await readFile(at('.next/BUILD_ID'), 'utf8')).not.toBe('')
})
