import { expect, test } from '@jest/globals'
import { jsonLines } from './json-lines'

test('each line becomes one record however it is chunked; JSON records stay unchanged', () => {
  const written: string[] = []
  const add = jsonLines(30, (line) => written.push(line))
  for (const part of [
    '▲ Next.js 16\n\n  The shop',
    ' is open\n{"level":40,"msg":"one"}\n{ code: 1 }\n{"lev',
    'el":50}\n{}',
  ])
    add(part)
  expect(written.every((line) => line.endsWith('\n'))).toBe(true)
  expect(written.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, time: expect.any(Number), pid: process.pid, msg: '▲ Next.js 16' },
    { level: 30, msg: 'The shop is open' },
    { level: 40, msg: 'one' },
    { level: 30, msg: '{ code: 1 }' },
    { level: 50 },
  ])
})
