import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { script } from '@/lib/testing/scripts'

test('garbage takes at most as much memory as live data', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [...script('heap'), 'limited'])
  const { base, most }: { base: number; most: number } = JSON.parse(stdout)
  // Without the limit the factor is 3.7.
  expect(most).toBeLessThan(2.2 * base)
}, 60_000)
