import { expect, test } from '@jest/globals'
import { time } from './metrics'
import { startMetrics } from './metrics-server'
import { metricsOn } from './testing/metrics-on'

test('a duration is in seconds, and in the bucket that holds it', async () => {
  const metrics = await metricsOn(async () => [])
  time('queries', { operation: 'select' }, performance.now() - 2000)
  const all = await metrics.all()
  await metrics.close()
  expect(Math.round(all.get('oasis_db_query_duration_seconds_sum{operation="select"}') ?? 0)).toBe(2)
  const within = (seconds: number) =>
    all.get(`oasis_db_query_duration_seconds_bucket{le="${seconds}",operation="select"}`)
  expect([0.001, 1, 3, 10].map(within)).toEqual([0, 0, 1, 1])
})

test('only GET /metrics answers, at its own address and on a connection that lasts', async () => {
  const { server, port, close } = await metricsOn(async () => [])
  const origin = `http://127.0.0.1:${port}`
  const statuses = [fetch(`${origin}/`), fetch(`${origin}/metrics?a=1`), fetch(`${origin}/metrics`, { method: 'POST' })]
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([404, 404, 404])
  const { headers } = await fetch(`${origin}/metrics`)
  expect([headers.get('content-type'), headers.get('keep-alive')]).toEqual([
    'text/plain; version=0.0.4; charset=utf-8',
    'timeout=75',
  ])
  expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  await close()
})

test('a database that hangs hides only its own states', async () => {
  const metrics = await metricsOn(() => new Promise(() => {}))
  const all = await metrics.all()
  await metrics.close()
  expect([all.get('oasis_database_up'), all.has('process_resident_memory_bytes')]).toEqual([0, true])
})

test('a port that is taken stops the start with its name', async () => {
  const { port, close } = await metricsOn(async () => [])
  await expect(startMetrics({ port, host: '127.0.0.1' }, async () => [])).rejects.toThrow(
    `METRICS_PORT: 127.0.0.1:${port} cannot be opened (EADDRINUSE): set METRICS_PORT`,
  )
  await close()
})
