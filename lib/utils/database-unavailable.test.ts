import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Pool } from 'pg'
import { isDatabaseUnavailable } from './database-unavailable'

/** PostgreSQL's "authenticated" and "ready for a query". */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')
/** What the server does with a connection once it has heard something. */
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

test('a server that hangs up is away', async () => {
  meet = (socket) => socket.end()
  expect(isDatabaseUnavailable(await failure(openPool().query('select 1')))).toBe(true)
})

test('a server that says nothing is away, also for those who wait for its only connection', async () => {
  meet = () => undefined
  const silent = openPool({ patience: 100 })
  const failures = await Promise.all([1, 2].map(() => failure(silent.query('select 1'))))
  expect(failures.map(isDatabaseUnavailable)).toEqual([true, true])
  meet = welcome
  const busy = openPool()
  const taken = await busy.connect()
  // Only now: on a busy machine a connection takes its time too.
  busy.options.connectionTimeoutMillis = 100
  expect(isDatabaseUnavailable(await failure(busy.connect()))).toBe(true)
  taken.release(true)
})

test('a connection that is lost in a transaction is away, whatever is asked of it', async () => {
  meet = (socket) => {
    welcome(socket)
    socket.once('data', () => socket.end())
  }
  const client = await openPool().connect()
  client.on('error', () => undefined)
  expect(isDatabaseUnavailable(await failure(client.query('begin')))).toBe(true)
  expect(isDatabaseUnavailable(await failure(client.query('select 1')))).toBe(true)
})

test('a server that takes a query and never answers is away, and so is one that no way leads to', async () => {
  meet = welcome
  const silent = openPool()
  const query = { text: 'select 1', query_timeout: 100 }
  expect(isDatabaseUnavailable(await failure(silent.query(query)))).toBe(true)
  const cause = Object.assign(new Error('connect EHOSTUNREACH 10.0.0.9:5432'), { code: 'EHOSTUNREACH' })
  expect(isDatabaseUnavailable(new Error('Failed query', { cause }))).toBe(true)
})

test('so is one that lets a statement wait too long, as while a restore writes its rows', () => {
  const cause = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  expect(isDatabaseUnavailable(new Error('Failed query', { cause }))).toBe(true)
})

test('a fault of the query is none of the connection', () => {
  expect(isDatabaseUnavailable(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false)
  expect(isDatabaseUnavailable(new TypeError('x is not a function'))).toBe(false)
})
