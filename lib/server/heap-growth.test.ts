import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { script } from '@/lib/testing/scripts'

test('garbage takes no more room than what is in use', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [...script('heap'), 'limited'])
  const { base, most }: { base: number; most: number } = JSON.parse(stdout)
  // Without the limit it is 3.7 times as much.
  expect(most).toBeLessThan(2.2 * base)
}, 60_000)
