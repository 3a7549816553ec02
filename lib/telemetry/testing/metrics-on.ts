import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startMetrics } from '../metrics-server'
import { setMeter, type Reading } from '../metrics'

/** Starts the metrics on a free port, and reads them as Prometheus does. */
export async function metricsOn(read: () => Promise<Reading[]>) {
  const server: Server = await startMetrics({ port: 0, host: '127.0.0.1' }, read)
  const { port }: AddressInfo = Object(server.address())
  const text = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const all = async () => {
    const lines = (await text()).split('\n').filter((line) => line && !line.startsWith('#'))
    return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
  }
  /** By how much each of these series grows while `work` runs. */
  const growth = async (names: string[], work: () => unknown) => {
    const before = await all()
    await work()
    const after = await all()
    return names.map((name) => (after.get(name) ?? 0) - (before.get(name) ?? 0))
  }
  const close = async () => {
    setMeter(null)
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { server, port, text, all, growth, close }
}
