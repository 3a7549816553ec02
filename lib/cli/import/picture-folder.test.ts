import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { pictureFolder } from './picture-folder'

let folder: string
const at = (name: string) => join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oasis-folder-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('only files count, after following links', async () => {
  await mkdir(at('folder.png'))
  await writeFile(at('one.jpg'), 'x')
  await writeFile(at('notes.txt'), 'x')
  await symlink(at('one.jpg'), at('linked.jpg'))
  await symlink(at('folder.png'), at('to-folder.jpg'))
  await symlink(at('nothing'), at('dangling.jpg'))
  execFileSync('mkfifo', [at('pipe.jpg')])
  expect((await pictureFolder(folder)).names.toSorted()).toEqual(['linked.jpg', 'one.jpg'])
})
