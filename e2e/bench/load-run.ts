import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const CONNECTIONS = 16
const TICKS_PER_SECOND = 100

export interface LoadRun {
  perSecond: number
  total: number
  /** ms. */
  p50: number
  p99: number
  failures: number
}

/** Asks for a page as fast as it is answered, over 16 connections, for some seconds. */
export async function hits(url: string, seconds: number, headers: Record<string, string> = {}): Promise<LoadRun> {
  const run = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip', ...headers },
  })
  return {
    perSecond: run['2xx'] / run.duration,
    total: run.requests.total,
    p50: run.latency.p50,
    p99: run.latency.p99,
    failures: run.non2xx + run.errors + run.timeouts,
  }
}

/** Processor time a process has used, all its threads together, in ms. Linux only. */
export function processorTime(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000
}
