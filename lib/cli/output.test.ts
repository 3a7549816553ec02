import { afterEach, expect, jest, test } from '@jest/globals'
import { progress } from './output'

const { isTTY } = process.stderr
const showCursor = '\u001b[?25h'

afterEach(() => {
  process.stderr.isTTY = isTTY
  jest.restoreAllMocks()
})

test('a bar restores the cursor when the command is interrupted, and only then', () => {
  process.stderr.isTTY = true
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const before = process.listeners('exit')
  const bar = progress('Products', 10, { json: false })
  const [tidy] = process.listeners('exit').filter((one) => !before.includes(one))
  written.mockClear()
  tidy?.(130)
  expect(written.mock.calls.flat()).toContain(showCursor)
  bar.stop()
  expect(process.listeners('exit')).toEqual(before)
})
