import files, { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { keptFiles } from './kept-files'
import { serveSteps } from './testing/serve-steps'

const DAY = 24 * 60 * 60 * 1000
let root: string
let store: string

/** A build with one script of its own and one that every build has. */
async function build(name: string): Promise<string> {
  const folder = join(root, name)
  for (const [file, text] of [
    [`chunks/${name}.js`, name],
    ['chunks/same.js', 'same'],
    ['media/font~1.woff2', 'font'],
  ] as const) {
    await mkdir(dirname(join(folder, 'static', file)), { recursive: true })
    await writeFile(join(folder, 'static', file), text)
  }
  return folder
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'oasis-kept-'))
  store = join(root, 'store')
})
afterEach(() => rm(root, { recursive: true }))

test('are kept by instances that start at once, as containers whose processes have one number', async () => {
  const folder = await build('present')
  await Promise.all(Array.from({ length: 8 }, () => keptFiles(folder, store).keep()))
  expect((await files.readdir(store, { recursive: true })).toSorted()).toEqual([
    'chunks',
    'chunks/present.js',
    'chunks/same.js',
    'media',
    'media/font~1.woff2',
  ])
})

test('sends the files of a former build, and leaves its own and unknown ones to Next', async () => {
  await keptFiles(await build('former'), store).keep()
  await writeFile(join(root, 'secret.js'), 'secret')
  const { send, keep } = keptFiles(await build('present'), store)
  await keep()
  const shop = await serveSteps([send], (_, response) => response.end('from Next'))
  const ask = (path: string, method = 'GET') => fetch(`${shop.origin}/_next/static/${path}`, { method })
  try {
    const script = await ask('chunks/former.js')
    expect(await script.text()).toBe('former')
    expect(Object.fromEntries(script.headers)).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await ask('chunks/former.js', 'HEAD')).headers.get('content-type')).toContain('javascript')
    for (const path of [
      'chunks/present.js',
      'chunks/none.js',
      '%2e%2e%2fsecret.js',
      'chunks%2f..%2f..%2fsecret.js',
      'chunks',
    ])
      expect(await ask(path).then((answer) => answer.text())).toBe('from Next')
  } finally {
    shop.close()
  }
})

test('a copy that is cut off is not kept under the name of its file', async () => {
  const { keep } = keptFiles(await build('former'), store)
  const cutOff = jest.spyOn(files, 'copyFile').mockImplementation(async (_, to) => {
    await writeFile(to, 'for')
    throw new Error('No space left')
  })
  await expect(keep()).rejects.toThrow('No space left')
  cutOff.mockRestore()
  const names = await readdir(store, { recursive: true })
  expect(names.filter((name) => /\.(js|woff2)$/.test(name))).toEqual([])
})

test('keeps what is in use, and deletes builds that have been out of service for two weeks', async () => {
  const former = keptFiles(await build('former'), store)
  const present = keptFiles(await build('present'), store)
  await former.keep()
  const old = new Date(Date.now() - 15 * DAY)
  for (const name of ['former.js', 'same.js']) await utimes(join(store, 'chunks', name), old, old)
  await former.keep()
  await present.keep()
  expect((await readdir(join(store, 'chunks'))).toSorted()).toEqual(['former.js', 'present.js', 'same.js'])
  for (const name of ['former.js', 'same.js']) await utimes(join(store, 'chunks', name), old, old)
  await present.keep()
  expect((await readdir(join(store, 'chunks'))).toSorted()).toEqual(['present.js', 'same.js'])
})
