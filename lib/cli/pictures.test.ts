import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { pictureFolder } from './pictures'

let folder: string
const at = (name: string) => join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oasis-folder-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('finds files of any name, also in subfolders and behind links', async () => {
  await mkdir(at('folder.png'))
  await mkdir(at('boots/2024'), { recursive: true })
  await mkdir(at('.trash'))
  await symlink(folder, at('boots/loop'))
  await writeFile(at('boots/2024/two.heic'), 'x')
  await writeFile(at('.trash/three.jpg'), 'x')
  await writeFile(at('one.jpg'), 'x')
  await writeFile(at('notes.txt'), 'x')
  await symlink(at('one.jpg'), at('linked.jpg'))
  await symlink(at('folder.png'), at('to-folder.jpg'))
  await symlink(at('nothing'), at('dangling.jpg'))
  execFileSync('mkfifo', [at('pipe.jpg')])
  expect((await pictureFolder(folder)).names.toSorted()).toEqual([
    'boots/2024/two.heic',
    'linked.jpg',
    'notes.txt',
    'one.jpg',
  ])
})

test('reports a file as not a folder rather than missing', async () => {
  await writeFile(at('one.jpg'), 'x')
  const usage = { exitCode: 2 }
  await expect(pictureFolder(at('one.jpg'))).rejects.toMatchObject({
    ...usage,
    message: `${at('one.jpg')} is no folder.`,
  })
  await expect(pictureFolder(at('no'))).rejects.toMatchObject({ ...usage, message: `There is no folder ${at('no')}.` })
  await symlink(at('loop'), at('loop'))
  await expect(pictureFolder(at('loop'))).rejects.toThrow(`The folder ${at('loop')} cannot be read: `)
})
