import { expect, test } from '@jest/globals'
import { ConfigError } from '@/lib/config'
import { explanation } from './explain'

test('a wrong setting shows its message and no stack', () => {
  expect(explanation(new ConfigError('PORT: too large'))).toBe('PORT: too large')
})

test('a fault outside names the variable that leads there, however deep it was wrapped', () => {
  const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
  expect(explanation(new Error('Failed query', { cause: refused }))).toBe(
    'DATABASE_URL leads to a place that does not work: ECONNREFUSED',
  )
  const denied = Object.assign(new Error('EACCES: permission denied, mkdir /data'), { code: 'EACCES' })
  expect(explanation(denied)).toContain('DATA_DIR')
})

test('a fault of ours shows where it comes from, with its cause', () => {
  const text = explanation(new Error('outer', { cause: new Error('inner') }))
  expect(text).toMatch(/outer[^]*explain\.test[^]*inner/)
})
