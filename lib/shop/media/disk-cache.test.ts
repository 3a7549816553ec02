import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { DiskCache } from './disk-cache'

test('opens while another instance evicts files of the same folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oasis-pictures-'))
  const name = (digit: string) => `${digit.repeat(24)}-640.webp`
  mkdirSync(join(folder, 'aa'))
  writeFileSync(join(folder, 'aa', name('a')), 'picture')
  // Listed, and gone when it is looked at.
  symlinkSync(join(folder, 'evicted'), join(folder, 'aa', `aa${name('b').slice(2)}`))
  const cache = new DiskCache(folder, 1000)
  expect([cache.has(name('a')), cache.size]).toEqual([true, 7])
  await rm(folder, { recursive: true })
})
