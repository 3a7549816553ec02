import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { buildNeeded, stampBuild } from './build-state'
import { sourceFingerprint } from './sources'

let root = ''
const env = { NEXT_PUBLIC_STARTUP: 'off', HOME: '/anywhere' }
const CHANGED = 'changed since the last build'

async function write(path: string, text: string, at?: Date) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
  if (at) await utimes(join(root, path), at, at)
}

async function build() {
  const fingerprint = await sourceFingerprint(root, env)
  await write('.next/BUILD_ID', `id-${Math.random()}`)
  await write('.next/prerender-manifest.json', '{}')
  await stampBuild(root, fingerprint)
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

test('ignores a touched file with the same content', async () => {
  await build()
  await write('app/page.tsx', 'page', new Date(Date.now() + 60_000))
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
])('a change of %s is built, even with an old date', async (path, text) => {
  await build()
  await write(path, text, new Date(0))
  expect(await buildNeeded(root, env)).toBe(CHANGED)
})

test('builds after a file was deleted', async () => {
  await build()
  await rm(join(root, 'lib/deep'), { recursive: true })
  expect(await buildNeeded(root, env)).toBe(CHANGED)
})

test('detects text moved between files', async () => {
  await build()
  await write('app/page.tsx', 'pag')
  await write('lib/deep/down/rule.ts', 'erule')
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

test('accepts a manual build while no source is newer', async () => {
  await build()
  await write('.next/BUILD_ID', 'by hand', new Date(Date.now() + 1000))
  expect(await buildNeeded(root, env)).toBeNull()
  await write('app/page.tsx', 'later', new Date(Date.now() + 5000))
  expect(await buildNeeded(root, env)).toBe(CHANGED)
})

test('repeats an interrupted build', async () => {
  await write('.next/BUILD_ID', 'half', new Date(Date.now() + 1000))
  expect(await buildNeeded(root, env)).toBe('never built')
})

test('ignores a broken stamp', async () => {
  await build()
  await write('.next/shop-build.json', '{"buildId":')
  await write('.next/BUILD_ID', 'x', new Date(0))
  expect(await buildNeeded(root, env)).toBe(CHANGED)
})
