import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Pool } from 'pg'
import { isDatabaseUnavailable } from './database-unavailable'

/** PostgreSQL's "authenticated" and "ready for a query". */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')
/** How the server reacts to a connection's first data. */
let meet: (socket: Socket) => void
const sockets = new Set<Socket>()
const server = createServer((socket) => {
  sockets.add(socket)
  socket.once('data', () => meet(socket))
})
const welcome = (socket: Socket) => void socket.write(WELCOME)

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

function openPool({ patience = 5000 } = {}): Pool {
  const { port }: AddressInfo = Object(server.address())
  const address = `postgres://shop@127.0.0.1:${port}/shop`
  return new Pool({ connectionString: address, max: 1, connectionTimeoutMillis: patience })
}

const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error)

test('a closed connection means unavailable', async () => {
  meet = (socket) => socket.end()
  expect(isDatabaseUnavailable(await failure(openPool().query('select 1')))).toBe(true)
})

test('a silent server means unavailable, also for callers waiting for its only connection', async () => {
  meet = () => undefined
  const silent = openPool({ patience: 100 })
  const failures = await Promise.all([1, 2].map(() => failure(silent.query('select 1'))))
  expect(failures.map(isDatabaseUnavailable)).toEqual([true, true])
  meet = welcome
  const busy = openPool()
  const taken = await busy.connect()
  // Set late: connecting is slow on a busy machine.
  busy.options.connectionTimeoutMillis = 100
  expect(isDatabaseUnavailable(await failure(busy.connect()))).toBe(true)
  taken.release(true)
})

test('a connection lost in a transaction means unavailable for every later query', async () => {
  meet = (socket) => {
    welcome(socket)
    socket.once('data', () => socket.end())
  }
  const client = await openPool().connect()
  client.on('error', () => undefined)
  expect(isDatabaseUnavailable(await failure(client.query('begin')))).toBe(true)
  expect(isDatabaseUnavailable(await failure(client.query('select 1')))).toBe(true)
})

test('a query timeout and an unreachable host mean unavailable', async () => {
  meet = welcome
  const silent = openPool()
  const query = { text: 'select 1', query_timeout: 100 }
  expect(isDatabaseUnavailable(await failure(silent.query(query)))).toBe(true)
  const cause = Object.assign(new Error('connect EHOSTUNREACH 10.0.0.9:5432'), { code: 'EHOSTUNREACH' })
  expect(isDatabaseUnavailable(new Error('Failed query', { cause }))).toBe(true)
})

test('a statement timeout, as during a restore, means unavailable', () => {
  const cause = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  expect(isDatabaseUnavailable(new Error('Failed query', { cause }))).toBe(true)
})

test('query and code errors do not mean unavailable', () => {
  expect(isDatabaseUnavailable(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false)
  expect(isDatabaseUnavailable(new TypeError('x is not a function'))).toBe(false)
})
