import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { config, ConfigError } from '@/lib/config/environment'
import { setEnvironment } from '@/lib/testing/environment'
import { formatStartupError } from './format-startup-error'

test('shows a config error’s message without a stack', () => {
  expect(formatStartupError(new ConfigError('PORT: too large'))).toBe('PORT: too large')
})

test('names the variable behind an external fault, however deeply wrapped', () => {
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

test('names DATA_DIR for obstructing paths inside it only', () => {
  const exists = (path: string) => Object.assign(new Error(`EEXIST, mkdir '${path}'`), { code: 'EEXIST', path })
  const path = join(config().dataDir, 'db')
  expect(formatStartupError(exists(path))).toBe(`DATA_DIR leads to a place that does not work: EEXIST, mkdir '${path}'`)
  expect(formatStartupError(exists('/elsewhere'))).not.toContain('DATA_DIR')
})

test('translates the embedded database’s error numbers', () => {
  const full = Object.assign(new Error(), { name: 'ErrnoError', errno: 51 })
  expect(formatStartupError(new Error('The database does not open.', { cause: full }))).toBe(
    'DATA_DIR leads to a place that does not work: the disk is full',
  )
})

test('reports a full database disk in one line with its variable', () => {
  const message = 'could not write to file "pg_wal/xlogtemp.42": No space left on device'
  const full = new Error('Failed query', { cause: Object.assign(new Error(message), { code: '53100' }) })
  expect(formatStartupError(full)).toBe(`DATA_DIR leads to a place that does not work: ${message}`)
  const { DATABASE_URL } = process.env
  process.env.DATABASE_URL = 'postgres://shop@db/shop'
  try {
    expect(formatStartupError(full)).toBe(`DATABASE_URL leads to a place that does not work: ${message}`)
  } finally {
    setEnvironment('DATABASE_URL', DATABASE_URL)
  }
})

test('names DATA_DIR when the embedded database stopped for want of room', () => {
  const message = 'The embedded database has stopped: PANIC:  could not write to file: No space left on device'
  const stopped = Object.assign(new Error(message), { name: 'DatabasePanicError' })
  expect(formatStartupError(new Error('Failed query', { cause: stopped }))).toBe(
    `DATA_DIR leads to a place that does not work: ${message}`,
  )
})

test('shows stack and cause of an internal error', () => {
  const text = formatStartupError(new Error('outer', { cause: new Error('inner') }))
  expect(text).toMatch(/outer[^]*format-startup-error\.test[^]*inner/)
})
