import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { buildNeeded, dropStamp, sourceState, stampBuild } from './build-state'

let root = ''
const env = { NEXT_PUBLIC_STARTUP: 'off', HOME: '/anywhere' }
const CHANGED = 'changed since the last build'

async function write(path: string, text: string, at?: Date) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
  if (at) await utimes(join(root, path), at, at)
}

async function build() {
  await mkdir(join(root, '.next'), { recursive: true })
  await stampBuild(root, await sourceState(root, env))
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'))
  await write('app/page.tsx', 'page')
  await write('lib/deep/down/rule.ts', 'rule')
  await write('package-lock.json', '{}')
})
afterEach(() => rm(root, { recursive: true }))

test('builds a fresh checkout', async () => {
  expect(await buildNeeded(root, env)).toBe('never built')
})

test('does not build twice', async () => {
  await build()
  expect(await buildNeeded(root, env)).toBeNull()
})

test('images of containers, which keep whole seconds, are not built again', async () => {
  const at = Math.floor(Date.now() / 1000) * 1000 + 5000
  await write('app/page.tsx', 'page', new Date(at + 700))
  await build()
  await write('app/page.tsx', 'page', new Date(at))
  expect(await buildNeeded(root, env)).toBeNull()
})

test.each([
  ['app/page.tsx', 'other'],
  ['lib/deep/down/rule.ts', 'other'],
  ['components/new.tsx', 'new'],
  ['messages/ar.json', '{}'],
  ['package-lock.json', '{"a":1}'],
  ['next.config.mjs', 'export default {}'],
  ['instrumentation-client.ts', 'what older browsers lack'],
  ['.env', 'NEXT_PUBLIC_STARTUP=always'],
])('a change of %s is built', async (path, text) => {
  await build()
  await write(path, text, new Date(Date.now() + 1000))
  expect(await buildNeeded(root, env)).toBe(CHANGED)
})

test('builds after a file was deleted', async () => {
  await build()
  await rm(join(root, 'lib/deep'), { recursive: true })
  expect(await buildNeeded(root, env)).toBe(CHANGED)
})

test.each(['lib/rule.test.ts', 'lib/cli/start.ts', 'public/logo.svg', 'docs/standards.md', '.data/db/x'])(
  '%s is not part of the pages',
  async (path) => {
    await build()
    await write(path, 'new')
    expect(await buildNeeded(root, env)).toBeNull()
  },
)

test('considers only variables that reach the pages', async () => {
  await build()
  expect(await buildNeeded(root, { ...env, HOME: '/elsewhere', PORT: '1' })).toBeNull()
  expect(await buildNeeded(root, { ...env, NEXT_PUBLIC_STARTUP: 'always' })).toBe(CHANGED)
})

test('repeats an interrupted build', async () => {
  await build()
  await dropStamp(root)
  expect(await buildNeeded(root, env)).toBe('never built')
})

test('says what to do where the folder of the build cannot be written', async () => {
  await write('.next', 'a file')
  await expect(dropStamp(root)).rejects.toThrow(/^\.next cannot be written \(.+\): run npm run build as a user who may/)
})
