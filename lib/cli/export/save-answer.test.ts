import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { saveAnswer } from './save-answer'

let folder: string
const at = (name: string) => join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oasis-save-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('writes the file, and its folder', async () => {
  await saveAnswer(new Response('rows'), at('a/b/out.csv'))
  expect(await readFile(at('a/b/out.csv'), 'utf8')).toBe('rows')
  expect(await readdir(at('a/b'))).toEqual(['out.csv'])
})

test('says in a sentence where nothing can be written', async () => {
  await writeFile(at('file'), 'x')
  await expect(saveAnswer(new Response('rows'), at('file/out.csv'))).rejects.toMatchObject({
    exitCode: 2,
    message: `${at('file/out.csv')} cannot be written: a file stands where a folder has to be.`,
  })
})

test('says that the shop stopped when its answer breaks off, and leaves no half file', async () => {
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
