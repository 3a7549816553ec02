import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { ConfigError } from '@/lib/config/environment'
import { hasErrno } from '@/lib/utils/errno'
import { counters, gauges, timings, type Metric } from './metric-list'
import { setMeter, type Reading } from './metrics'

/** Bounds of the durations' buckets, s: from one query to the longest answer a visitor waits for. */
const BUCKETS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]
/** Prometheus asks for at most 10 s; a database that hangs must not hide the other metrics. In ms. */
const PATIENCE = 3000
/** Longer than the time between two of its requests, ms. */
const KEEP_ALIVE = 75_000

function mapped<W>(list: Record<string, Metric>, make: (metric: Metric) => W): Map<string, W> {
  return new Map(Object.entries(list).map(([key, metric]) => [key, make(metric)]))
}

/**
 * Counts from now on, and serves `GET /metrics` on a port of its own. `read` reads the shop's states. Throws ConfigError when the
 * port cannot be opened.
 */
export async function startMetrics(
  { port, host }: { port: number; host: string },
  read: () => Promise<Reading[]>,
): Promise<Server> {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counted = mapped(counters, ({ name, help, labels: labelNames, zero = [] }) => {
    const counter = new Counter({ name, help, labelNames, registers })
    for (const labels of zero) counter.inc(labels, 0)
    return counter
  })
  const timed = mapped(timings, ({ name, help, labels: labelNames }) => {
    return new Histogram({ name, help, labelNames, registers, buckets: BUCKETS })
  })
  const states = mapped(gauges, ({ name, help, labels: labelNames }) => {
    return new Gauge({ name, help, labelNames, registers })
  })
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    void (async () => {
      const readings = await Promise.race([read(), setTimeout(PATIENCE, null, { ref: false })]).catch(() => null)
      for (const state of states.values()) {
        state.reset()
        // A state without labels is reset to 0, which would be a reading.
        state.remove({})
      }
      for (const { gauge, labels = {}, value } of readings ?? unreadable) states.get(gauge)?.set(labels, value)
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics())
    })()
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    const code = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL'].find((one) => hasErrno(error, one)) ?? String(error)
    throw new ConfigError(
      `METRICS_PORT: ${host}:${port} cannot be opened (${code}): set METRICS_PORT to a free port, or METRICS_HOST to an address of this machine.`,
    )
  })
  setMeter({
    count: (name, labels) => counted.get(name)?.inc(labels),
    time: (name, labels, seconds) => timed.get(name)?.observe(labels, seconds),
  })
  return server
}

const unreadable: Reading[] = [{ gauge: 'databaseUp', value: 0 }]
