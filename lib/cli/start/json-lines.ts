import type { ChildProcess } from 'node:child_process'
import { hostname } from 'node:os'

/** Output streams with their pino levels. */
const streams = [
  ['stdout', 30],
  ['stderr', 50],
] as const

/** Converts chunked text to JSON lines: JSON lines stay unchanged, others become records of `level`. */
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

/** Returns true when the output is not a terminal: then all of it is JSON, one format for log collectors. */
export function logsJson(): boolean {
  return !process.stdout.isTTY
}

/** Writes this process's output as JSON lines from now on. */
export function writeJsonLines(): void {
  for (const [name, level] of streams) {
    const stream = process[name]
    const write = stream.write.bind(stream)
    const add = jsonLines(level, write)
    stream.write = (text: string | Uint8Array, encoding?: unknown, done?: unknown) => {
      add(typeof text === 'string' ? text : Buffer.from(text).toString())
      const callback = typeof encoding === 'function' ? encoding : done
      if (typeof callback === 'function') process.nextTick(() => callback())
      return true
    }
  }
}

/** Relays a child's output line by line, for `writeJsonLines` to format. */
export function relayLines(child: ChildProcess): void {
  for (const [name, level] of streams)
    child[name]?.setEncoding('utf8').on(
      'data',
      jsonLines(level, (line) => process[name].write(line)),
    )
}
