import { config } from '@/lib/config/environment'
import type { Reading } from './metrics'

/** Starts the metrics and traces that are configured, and loads their libraries only then. Call before the shop opens. */
export async function startTelemetry(read: () => Promise<Reading[]>): Promise<void> {
  const { metrics, traces } = config()
  if (metrics) await (await import('./metrics-server')).startMetrics(metrics, read)
  if (traces) (await import('./trace-export')).startTraces(traces)
}
