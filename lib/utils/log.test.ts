import { Writable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { pino } from 'pino'
import { logOptions } from './log'

function logged(err: unknown): string {
  const lines: string[] = []
  const sink = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) })
  pino(logOptions, sink).error({ err }, 'It failed')
  return lines.join('')
}

test.each(['salma', 'Evil\n    at home', 'Evil\nparams: more', '$& $1'])(
  'hides the values of a failed query: %j',
  (name) => {
    const error = new Error(`Failed query: insert into customers\nparams: ${name},the-hash`)
    const line = logged(error)
    expect(line).toContain('Failed query: insert into customers')
    expect(line).toContain('log.test.ts')
    expect(line).not.toMatch(/the-hash|Evil|salma/)
  },
)

test('hides query values even when the stack has another message', () => {
  const error = new Error('Failed query: select 1\nparams: the-hash')
  error.message = 'Changed\nparams: the-hash'
  expect(logged(error)).not.toContain('the-hash')
})
