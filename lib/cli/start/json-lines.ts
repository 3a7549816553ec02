import type { ChildProcess } from 'node:child_process'
import { hostname } from 'node:os'

/** Where a process says something, and as what pino's levels call it there. */
const streams = [
  ['stdout', 30],
  ['stderr', 50],
] as const

/** Makes JSON lines of a text that comes in parts: lines that are JSON stay as they are, others become records of `level`. */
export function jsonLines(level: number, write: (line: string) => void): (part: string) => void {
  let begun = ''
  return (part) => {
    const lines = (begun + part).split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) if (line.trim()) write(`${isRecord(line) ? line : record(level, line)}\n`)
  }
}

function isRecord(line: string): boolean {
  if (!line.startsWith('{')) return false
  try {
    return Boolean(JSON.parse(line))
  } catch {
    return false
  }
}

function record(level: number, line: string): string {
  return JSON.stringify({ level, time: Date.now(), pid: process.pid, hostname: hostname(), msg: line.trim() })
}

/** Whether what the start and the server say becomes JSON: one format for a log that machines read, where no terminal shows it. */
export function logsJson(): boolean {
  return !process.stdout.isTTY
}

/** Writes what this process says as JSON lines from now on. */
export function writeJsonLines(): void {
  for (const [name, level] of streams) {
    const stream = process[name]
    const write = stream.write.bind(stream)
    const add = jsonLines(level, write)
    stream.write = (text: string | Uint8Array, encoding?: unknown, done?: unknown) => {
      add(typeof text === 'string' ? text : Buffer.from(text).toString())
      const heard = typeof encoding === 'function' ? encoding : done
      if (typeof heard === 'function') process.nextTick(() => heard())
      return true
    }
  }
}

/** Says what a child says, line by line, for `writeJsonLines` to write. */
export function relayLines(child: ChildProcess): void {
  for (const [name, level] of streams)
    child[name]?.setEncoding('utf8').on(
      'data',
      jsonLines(level, (line) => process[name].write(line)),
    )
}
