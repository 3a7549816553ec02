import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { script } from '@/lib/testing/scripts'

// Starts real processes, slow on a busy machine.
jest.setTimeout(60_000)

/** Fake Next: prints its pid, then behaves as its argument says. Exits with the number of the received signal. */
const fake = `
const how = process.argv[2]
if (how === 'ends') process.exit(7)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, (_, number) => how !== 'stubborn' && setTimeout(() => process.exit(number), 100))
process.on('disconnect', () => process.exit(0))
setInterval(() => {}, 1000)
console.log(process.pid)
`

let root = ''
let runner: ChildProcess | undefined
let fakePid = 0

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fake-next-'))
  await mkdir(join(root, 'node_modules/next/dist/bin'), { recursive: true })
  await writeFile(join(root, 'node_modules/next/dist/bin/next'), fake)
})
afterAll(() => rm(root, { recursive: true }))
afterEach(() => {
  runner?.kill('SIGKILL')
  if (alive(fakePid)) process.kill(fakePid, 'SIGKILL')
})

function alive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

async function gone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100 && alive(pid); tries++) await new Promise((resolve) => setTimeout(resolve, 50))
  return !alive(pid)
}

/** Starts the runner; resolves when the fake printed its pid or ended. */
async function run(how: string): Promise<{ ended: Promise<unknown[]> }> {
  const child = spawn(process.execPath, [...script('next'), root, how], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  runner = child
  const ended = once(child, 'exit')
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])
  fakePid = how === 'ends' ? 0 : Number(line)
  return { ended }
}

test('ends with the exit code of Next', async () => {
  expect((await (await run('ends')).ended)[0]).toBe(7)
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s is passed on as it is, and Next is waited for',
  async (signal) => {
    const { ended } = await run('serves')
    runner?.kill(signal)
    expect(await ended).toEqual([constants.signals[signal], null])
    expect(alive(fakePid)).toBe(false)
  },
)

test('kills a Next that does not stop', async () => {
  const { ended } = await run('stubborn')
  runner?.kill('SIGTERM')
  expect(await ended).toEqual([137, null])
  expect(await gone(fakePid)).toBe(true)
})

test('Next ends when its runner is killed', async () => {
  const { ended } = await run('serves')
  runner?.kill('SIGKILL')
  await ended
  expect(await gone(fakePid)).toBe(true)
})
