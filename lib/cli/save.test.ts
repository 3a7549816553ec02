import { execFileSync } from 'node:child_process'
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { CommandError } from './exit'
import { saveAnswer, saveChecked, SECRET } from './save'

let folder: string
const at = (name: string) => join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oasis-save-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('writes the file and creates its folder', async () => {
  await saveAnswer(new Response('rows'), at('a/b/out.csv'))
  expect(await readFile(at('a/b/out.csv'), 'utf8')).toBe('rows')
  expect(await readdir(at('a/b'))).toEqual(['out.csv'])
})

test('a secret file is private from the first byte, also when it replaces a public one', async () => {
  await writeFile(at('monday.gz'), 'old', { mode: 0o644 })
  await saveChecked(new Response('customers'), at('monday.gz'), { mode: SECRET, check: async () => {} })
  expect((await stat(at('monday.gz'))).mode & 0o777).toBe(0o600)
})

test('explains in a sentence why a file cannot be written', async () => {
  await writeFile(at('file'), 'x')
  await expect(saveAnswer(new Response('rows'), at('file/out.csv'))).rejects.toMatchObject({
    exitCode: 2,
    message: `${at('file/out.csv')} cannot be written: a file stands where a folder has to be.`,
  })
})

test('keeps the existing file when the new one fails its check', async () => {
  await writeFile(at('monday.gz'), 'old')
  const check = async (draft: string) => {
    expect(await readFile(draft, 'utf8')).toBe('new')
    throw new CommandError('damaged', 2)
  }
  await expect(saveChecked(new Response('new'), at('monday.gz'), { check })).rejects.toThrow('damaged')
  expect(await readdir(folder)).toEqual(['monday.gz'])
  expect(await readFile(at('monday.gz'), 'utf8')).toBe('old')
})

test('reports an interrupted response and leaves no partial file', async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  await expect(saveAnswer(new Response(broken), at('out.csv'))).rejects.toMatchObject({
    name: 'ShopGone',
    exitCode: 3,
    message: 'The shop stopped in the middle of its answer. Run the same command again.',
  })
  expect(await readdir(folder)).toEqual([])
})

test('replaces no pipe, folder or device, and no other file of the user', async () => {
  execFileSync('mkfifo', [at('pipe')])
  await mkdir(at('folder'))
  await symlink(at('pipe'), at('to-pipe'))
  for (const name of ['pipe', 'folder', 'to-pipe']) {
    const path = at(name)
    const message = `${path} is there already and is no regular file.`
    await expect(saveAnswer(new Response('rows'), path)).rejects.toMatchObject({ exitCode: 2, message })
  }
  expect((await lstat(at('pipe'))).isFIFO()).toBe(true)

  await writeFile(at('out.csv.part'), 'mine')
  await saveAnswer(new Response('rows'), at('out.csv'))
  expect(await readFile(at('out.csv.part'), 'utf8')).toBe('mine')
})

test('writes through a link to its target', async () => {
  await mkdir(at('other'))
  await writeFile(at('other/real.csv'), 'old')
  await symlink('other/real.csv', at('out.csv'))
  await saveAnswer(new Response('rows'), at('out.csv'))
  expect((await lstat(at('out.csv'))).isSymbolicLink()).toBe(true)
  expect(await readFile(at('other/real.csv'), 'utf8')).toBe('rows')
  expect(await readdir(at('other'))).toEqual(['real.csv'])
})
