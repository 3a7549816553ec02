import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { verifyBackup } from './verify'

test('a file that is not there, or cannot be read, is not called a broken backup', async () => {
  const missing = join(tmpdir(), 'no-such-backup.gz')
  await expect(verifyBackup(missing)).rejects.toMatchObject({ exitCode: 2, message: `There is no file ${missing}.` })
  await expect(verifyBackup(tmpdir())).rejects.toMatchObject({ message: `${tmpdir()} cannot be read: it is a folder.` })
})

test('a file that is none says so', async () => {
  await expect(verifyBackup(__filename)).rejects.toThrow(`${__filename} is no whole backup: incorrect header check`)
})
