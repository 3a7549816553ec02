import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { pino, type Logger } from 'pino'
import { throttleOutageLog } from './log'

interface Line {
  level: number
  msg: string
  err?: { stack: string }
}

let lines: Line[]
let log: Logger

beforeEach(() => {
  jest.useFakeTimers()
  lines = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  log = pino({ hooks: { logMethod: throttleOutageLog() }, level: 'info' }, { write })
})
afterEach(() => void jest.useRealTimers())

const said = () => lines.map(({ msg }) => msg)
const coded = (code: string, message: string) => Object.assign(new Error(message), { code })
const failedQuery = (cause: Error) => new Error('Failed query: select 1', { cause })
const refused = () => failedQuery(coded('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.9:5432'))
const call = (err: Error = refused()) => log.error({ err }, 'A call failed')
const outbox = () => log.error({ err: refused() }, 'The outbox cannot be read')

/** The outbox worker polls every 2 s and fails. */
function pass(seconds: number): void {
  for (let at = 0; at < seconds; at += 2) {
    jest.advanceTimersByTime(2000)
    outbox()
  }
}

test('logs an outage’s first failure and one a minute', () => {
  call()
  expect(lines).toMatchObject([{ level: 50, msg: 'A call failed', err: { stack: expect.stringContaining(' at ') } }])
  pass(150)
  expect(said()).toEqual(['A call failed', 'The outbox cannot be read', 'The outbox cannot be read'])
})

test('logs each kind of failure once per level', () => {
  log.info({ err: refused() }, 'The index of products was not read')
  const ends = coded('57P01', 'terminating connection due to administrator command')
  for (let at = 0; at < 3; at += 1) {
    call(failedQuery(ends))
    call()
    call(new Error('Connection terminated unexpectedly'))
  }
  expect(lines.map(({ level }) => level)).toEqual([30, 50, 50, 50])
})

test('logs everything else during an outage', () => {
  call()
  const others = [
    new TypeError('x is not a function'),
    failedQuery(coded('23505', 'duplicate key value')),
    // A slow query may differ from the previous one.
    failedQuery(coded('57014', 'canceling statement due to statement timeout')),
    Object.assign(new Error('The API host was not reached'), {
      name: 'HostUnavailableError',
      cause: coded('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.7:443'),
    }),
  ]
  for (const other of [...others, ...others]) {
    call(other)
    outbox()
  }
  log.error({ message: 'connect ECONNREFUSED' }, 'The card provider failed')
  log.info('The shop is open')
  expect(said()).toEqual([...Array<string>(9).fill('A call failed'), 'The card provider failed', 'The shop is open'])
})
