import { Console } from 'node:console'
import { hostname } from 'node:os'
import { Writable } from 'node:stream'
import { parseJson } from '@/lib/utils/parse-json'
import { requestId } from '@/lib/utils/request-id'

/** Makes the console write JSON lines, one format for log collectors; JSON lines stay unchanged. */
export function logJson(): void {
  globalThis.console = new Console({ stdout: jsonLines(process.stdout, 30), stderr: jsonLines(process.stderr, 50) })
}

/** A stream that writes each line as a record of `level` to `target`. */
export function jsonLines(target: Writable, level: number): Writable {
  return new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      const lines = String(text).split('\n')
      for (const line of lines) if (line.trim()) target.write(`${isRecord(line) ? line : record(level, line)}\n`)
      done()
    },
  })
}

function isRecord(line: string): boolean {
  return line.startsWith('{') && Boolean(parseJson(line))
}

function record(level: number, line: string): string {
  return JSON.stringify({
    level,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    requestId: requestId(),
    msg: line.trim(),
  })
}
