import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { verifyBackup } from './backup'

const rows = '{"type":"head"}\n{"type":"rows","table":"products","rows":[]}\n'
const whole = gzipSync(rows)
const bent = Buffer.from(whole)
bent.fill(0xff, 12, 20)

test('a missing or unreadable file is not reported as a broken backup', async () => {
  const missing = join(tmpdir(), 'no-such-backup.gz')
  await expect(verifyBackup(missing)).rejects.toMatchObject({ exitCode: 2, message: `There is no file ${missing}.` })
  await expect(verifyBackup(tmpdir())).rejects.toMatchObject({ message: `${tmpdir()} cannot be read: it is a folder.` })
})

test.each([
  ['photo.gz', Buffer.from('\x89PNG'), 'is no backup of a shop: name a file that the backup command wrote.'],
  ['text.gz', gzipSync('Handle,Title\n'), 'is no backup of a shop: name a file that the backup command wrote.'],
  ['cut.gz', whole.subarray(0, -9), 'is no whole backup: its end is missing. Copy it again, or take another one.'],
  ['empty.gz', Buffer.alloc(0), 'is no whole backup: its end is missing. Copy it again, or take another one.'],
  ['rows.gz', gzipSync(rows), 'is no whole backup: its end is missing. Copy it again, or take another one.'],
  ['bits.gz', bent, 'is damaged. Copy it again, or take another one.'],
  [
    'sum.gz',
    gzipSync(`${rows}{"type":"end","rows":{},"files":0,"sha256":"0"}\n`),
    'is damaged. Copy it again, or take another one.',
  ],
])('%s says in a sentence what is wrong', async (name, bytes, what) => {
  const folder = await mkdtemp(join(tmpdir(), 'oasis-verify-'))
  await writeFile(join(folder, name), bytes)
  await expect(verifyBackup(join(folder, name), name)).rejects.toMatchObject({
    exitCode: 2,
    message: `${name} ${what}`,
  })
  await rm(folder, { recursive: true })
})
