import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from '@jest/globals'
import { launchers, stillThere } from './launchers'

const onLinux = process.platform === 'linux' ? test : test.skip

/** Starts a shell named `name` with a waiting child shell; returns both and the child's pid. */
async function shells(name: string) {
  const script = 'sh -c "echo \\$\\$; sleep 60" & wait'
  const outer = spawn('sh', ['-c', script], { argv0: name, stdio: ['ignore', 'pipe', 'ignore'], detached: true })
  const [line] = await once(createInterface({ input: outer.stdout }), 'line')
  const end = () => process.kill(-(outer.pid ?? 0), 'SIGKILL')
  return { outer, inner: Number(line), end }
}

onLinux('finds the processes up to npm and detects when one is killed', async () => {
  const { outer, inner, end } = await shells('npm')
  const chain = launchers(inner)
  expect(chain).toEqual([outer.pid])
  expect(stillThere(chain, inner)).toBe(true)
  outer.kill('SIGKILL')
  await once(outer, 'exit')
  expect(stillThere(chain, inner)).toBe(false)
  end()
})

test('treats an unknown parent as still there', () => {
  expect(stillThere([-2], -1)).toBe(true)
})
