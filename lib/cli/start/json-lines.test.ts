import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { jsonLines } from './json-lines'

test('each line becomes one record; JSON records stay unchanged', () => {
  const written: string[] = []
  const target = new Writable({
    decodeStrings: false,
    write(line, _, done) {
      written.push(String(line))
      done()
    },
  })
  const printer = new Console(jsonLines(target, 30))
  printer.log('▲ Next.js 16\n\n  The shop is open')
  printer.log('{"level":40,"msg":"one"}')
  printer.log({ code: 1 })
  printer.log('{"level":50}\n{}')
  expect(written.every((line) => line.endsWith('\n'))).toBe(true)
  expect(written.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, time: expect.any(Number), pid: process.pid, msg: '▲ Next.js 16' },
    { level: 30, msg: 'The shop is open' },
    { level: 40, msg: 'one' },
    { level: 30, msg: '{ code: 1 }' },
    { level: 50 },
    expect.anything(),
  ])
  expect(written.at(-1)).toBe('{}\n')
})
