import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { serve } from '@/lib/api/testing/serve'
import { script } from '@/lib/testing/scripts'

const SLOW = 60_000

test(
  'a command ended by Ctrl-C leaves no partial files',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oasis-exit-'))
    // A response that begins and never ends.
    const endless = () => new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(100)) })
    const shop = await serve(() => new Response(endless()))
    const child = spawn(process.execPath, [...script('cli'), 'export', join(folder, 'out.csv'), '--url', shop.origin], {
      stdio: 'ignore',
      env: { ...process.env, STAFF_TOKEN: 'x'.repeat(24), npm_lifecycle_event: '' },
    })
    const ended = once(child, 'exit')
    while ((await readdir(folder)).length === 0) await new Promise((done) => setTimeout(done, 20))
    child.kill('SIGINT')
    expect(await ended).toEqual([130, null])
    expect(await readdir(folder)).toEqual([])
    await shop.close()
    await rm(folder, { recursive: true })
  },
  SLOW,
)

test(
  'a command ends quietly when its reader is gone',
  async () => {
    const child = spawn(process.execPath, [...script('cli'), '--help'], { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.destroy()
    const ended = once(child, 'exit')
    expect(await text(child.stderr)).toBe('')
    expect(await ended).toEqual([0, null])
  },
  SLOW,
)
