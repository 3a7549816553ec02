import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { config, ConfigError } from '@/lib/config/environment'
import { formatStartupError } from './format-startup-error'

test('a wrong setting shows its message and no stack', () => {
  expect(formatStartupError(new ConfigError('PORT: too large'))).toBe('PORT: too large')
})

test('a fault outside names the variable that leads there, however deep it was wrapped', () => {
  const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
  expect(formatStartupError(new Error('Failed query', { cause: refused }))).toBe(
    'DATABASE_URL leads to a place that does not work: ECONNREFUSED',
  )
  const denied = Object.assign(new Error('permission denied for schema public'), { code: '42501' })
  expect(formatStartupError(new Error('Failed query', { cause: denied }))).toBe(
    'DATABASE_URL leads to a place that does not work: permission denied for schema public',
  )
  for (const [code, message] of [
    ['EACCES', 'EACCES: permission denied, mkdir /data'],
    ['ENOTDIR', 'ENOTDIR: not a directory, mkdir /dev/null/data'],
  ] as const)
    expect(formatStartupError(Object.assign(new Error(message), { code }))).toBe(
      `DATA_DIR leads to a place that does not work: ${message}`,
    )
})

test('what stands in the way in the data folder names it, and the like elsewhere does not', () => {
  const exists = (path: string) => Object.assign(new Error(`EEXIST, mkdir '${path}'`), { code: 'EEXIST', path })
  const path = join(config().dataDir, 'db')
  expect(formatStartupError(exists(path))).toBe(`DATA_DIR leads to a place that does not work: EEXIST, mkdir '${path}'`)
  expect(formatStartupError(exists('/elsewhere'))).not.toContain('DATA_DIR')
})

test('what the embedded database says by number is put into words', () => {
  const full = Object.assign(new Error(), { name: 'ErrnoError', errno: 51 })
  expect(formatStartupError(new Error('The database does not open.', { cause: full }))).toBe(
    'DATA_DIR leads to a place that does not work: the disk is full',
  )
})

test('a database whose disk is full says so in one line, and names the variable that leads to it', () => {
  const message = 'could not write to file "pg_wal/xlogtemp.42": No space left on device'
  const full = new Error('Failed query', { cause: Object.assign(new Error(message), { code: '53100' }) })
  expect(formatStartupError(full)).toBe(`DATA_DIR leads to a place that does not work: ${message}`)
  const { DATABASE_URL } = process.env
  process.env.DATABASE_URL = 'postgres://shop@db/shop'
  try {
    expect(formatStartupError(full)).toBe(`DATABASE_URL leads to a place that does not work: ${message}`)
  } finally {
    if (DATABASE_URL === undefined) delete process.env.DATABASE_URL
    else process.env.DATABASE_URL = DATABASE_URL
  }
})

test('a fault of ours shows where it comes from, with its cause', () => {
  const text = formatStartupError(new Error('outer', { cause: new Error('inner') }))
  expect(text).toMatch(/outer[^]*explain\.test[^]*inner/)
})
