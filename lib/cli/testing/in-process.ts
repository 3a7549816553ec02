import { format } from 'node:util'
import { jest } from '@jest/globals'
import { setEnvironment } from '@/lib/testing/environment'
import { runShop } from '../program'
import type { Ran } from './processes'

/** Serialises commands: they share this process's output, environment and exit code. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Runs `shop <words>` in this process after those before it: the output of a real process without its second of startup. `shop`
 * in `processes.ts` also covers signals, `.env` and the exit.
 */
export function shopHere(words: string[], dataDir: string): Promise<Ran> {
  const ran = turn.then(() => runHere(words, dataDir))
  turn = ran.catch(() => undefined)
  return ran
}

async function runHere(words: string[], dataDir: string): Promise<Ran> {
  const { DATA_DIR, npm_lifecycle_event: script } = process.env
  const streamed = { out: '', errors: '' }
  const into = (stream: keyof typeof streamed) => (chunk: unknown) => {
    streamed[stream] += chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : String(chunk)
    return true
  }
  const line =
    (stream: keyof typeof streamed) =>
    (...parts: unknown[]) =>
      void into(stream)(`${format(...parts)}\n`)
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(into('out')),
    jest.spyOn(process.stderr, 'write').mockImplementation(into('errors')),
    jest.spyOn(console, 'log').mockImplementation(line('out')),
    jest.spyOn(console, 'error').mockImplementation(line('errors')),
  ]
  // Hides the terminal that the tests may run in: it changes bars and the width of help.
  const streams = [process.stdout, process.stderr]
  const terminals = streams.map((stream) => stream.isTTY)
  for (const stream of streams) stream.isTTY = false
  Object.assign(process.env, { DATA_DIR: dataDir, npm_lifecycle_event: '' })
  process.exitCode = undefined
  try {
    await runShop(words)
    return { code: Number(process.exitCode ?? 0), ...streamed }
  } finally {
    process.exitCode = undefined
    for (const spy of spies) spy.mockRestore()
    for (const [at, stream] of streams.entries()) stream.isTTY = terminals[at] ?? false
    setEnvironment('DATA_DIR', DATA_DIR)
    setEnvironment('npm_lifecycle_event', script)
  }
}
