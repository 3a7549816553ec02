import { expect, test } from '@jest/globals'
import { readLines } from './read-stream'

async function linesOf(text: string, size: number): Promise<string[]> {
  const bytes = Buffer.from(text)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const lines: string[] = []
  for await (const line of readLines(chunks())) lines.push(line)
  return lines
}

test.each([1, 2, 7, 1000])('splits lines correctly in chunks of %i bytes', async (size) => {
  expect(await linesOf('\uFEFFعلف\n\n{"a":"one\u2028two\u2029three\u0085"}\r\nend', size)).toEqual([
    '\uFEFFعلف',
    '',
    '{"a":"one\u2028two\u2029three\u0085"}\r',
    'end',
  ])
  expect(await linesOf('end\n', size)).toEqual(['end'])
  expect(await linesOf('', size)).toEqual([])
})
