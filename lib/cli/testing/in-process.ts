import { format } from 'node:util'
import { jest } from '@jest/globals'
import { setEnvironment } from '@/lib/testing/environment'
import { runShop } from '../program'
import type { Ran } from './processes'

/** The end of the command before: they share this process's output, environment and exit code. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Runs `shop <words>` in this process, when those before it have ended: what a process of its own would say, without the second
 * that starting one takes. Signals, `.env` and the exit of a real one are those of `shop` in `processes.ts`.
 */
export function shopHere(words: string[], dataDir: string): Promise<Ran> {
  const ran = turn.then(() => heard(words, dataDir))
  turn = ran.catch(() => undefined)
  return ran
}

async function heard(words: string[], dataDir: string): Promise<Ran> {
  const { DATA_DIR, npm_lifecycle_event: script } = process.env
  const said = { out: '', errors: '' }
  const into = (stream: keyof typeof said) => (chunk: unknown) => {
    said[stream] += chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : String(chunk)
    return true
  }
  const line =
    (stream: keyof typeof said) =>
    (...parts: unknown[]) =>
      void into(stream)(`${format(...parts)}\n`)
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(into('out')),
    jest.spyOn(process.stderr, 'write').mockImplementation(into('errors')),
    jest.spyOn(console, 'log').mockImplementation(line('out')),
    jest.spyOn(console, 'error').mockImplementation(line('errors')),
  ]
  // Bars and the width of help are for a terminal, where whoever runs the tests may sit.
  const streams = [process.stdout, process.stderr]
  const terminals = streams.map((stream) => stream.isTTY)
  for (const stream of streams) stream.isTTY = false
  Object.assign(process.env, { DATA_DIR: dataDir, npm_lifecycle_event: '' })
  process.exitCode = undefined
  try {
    await runShop(words)
    return { code: Number(process.exitCode ?? 0), ...said }
  } finally {
    process.exitCode = undefined
    for (const spy of spies) spy.mockRestore()
    for (const [at, stream] of streams.entries()) stream.isTTY = terminals[at] ?? false
    setEnvironment('DATA_DIR', DATA_DIR)
    setEnvironment('npm_lifecycle_event', script)
  }
}
