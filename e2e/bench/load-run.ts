import autocannon from 'autocannon'
import { BROWSER_ENCODINGS } from './http'

const CONNECTIONS = 16

export interface LoadRun {
  perSecond: number
  total: number
  /** ms. */
  p50: number
  p99: number
  failures: number
}

/** Requests a page over 16 connections without pause, for some seconds. */
export async function hits(url: string, seconds: number, headers: Record<string, string> = {}): Promise<LoadRun> {
  const run = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': BROWSER_ENCODINGS, ...headers },
  })
  return {
    perSecond: run['2xx'] / run.duration,
    total: run.requests.total,
    p50: run.latency.p50,
    p99: run.latency.p99,
    failures: run.non2xx + run.errors + run.timeouts,
  }
}
