import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'
import { REQUEST_ID_HEADER, requestId, withRequestId } from '@/lib/utils/request-id'
import { singleton } from '@/lib/utils/singleton'

/** Sends what is left; null while traces are off. */
const holder = () => singleton('traces', (): { flush: (() => Promise<void>) | null } => ({ flush: null }))

/** Called when a collector is connected. */
export function setTraces(flush: (() => Promise<void>) | null): void {
  holder().flush = flush
}

/** Whether a collector is connected. */
export function isTraced(): boolean {
  return holder().flush !== null
}

/** Sends the spans that wait, before the process ends. */
export async function flushTraces(): Promise<void> {
  await holder().flush?.()
}

interface SpanOptions {
  kind?: SpanKind
  attributes?: Attributes
}

/**
 * Runs `work` in a span. Only attributes that `trace-export.ts` lists are exported, none of them personal. Without a collector it
 * only runs `work`.
 */
export function traced<T>(name: string, options: SpanOptions, work: (span?: Span) => Promise<T>): Promise<T> {
  if (!isTraced()) return work()
  const all = { kind: SpanKind.CLIENT, ...options }
  return trace.getTracer('oasis').startActiveSpan(name, all, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Where work that is done later came from: its request's id and trace, each if there is one. */
export interface Origin {
  requestId?: string | undefined
  traceparent?: string | undefined
}

export function originOfNow(): Origin {
  const carrier: Origin = {}
  const id = requestId()
  if (id) carrier.requestId = id
  if (isTraced()) propagation.inject(context.active(), carrier)
  return carrier
}

/** Runs `work` under the request's id and in the trace that it came from. */
export function asPartOf<T>({ requestId: id, traceparent }: Origin, work: () => T): T {
  const run = () => (id === undefined ? work() : withRequestId(id, work))
  if (!isTraced() || traceparent === undefined) return run()
  return context.with(propagation.extract(ROOT_CONTEXT, { traceparent }), run)
}

/** Headers that name the current request and trace to a host that we ask. */
export function originHeaders(): Record<string, string> {
  const { requestId: id, traceparent } = originOfNow()
  return { ...(id && { [REQUEST_ID_HEADER]: id }), ...(traceparent && { traceparent }) }
}
