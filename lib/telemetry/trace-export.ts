import type { Attributes } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node'
import { setTraces } from './trace'

/**
 * The attributes that are exported: no other can carry a path, a search, an address or a token, whatever Next or a library adds.
 * Texts of errors stay here for the same reason.
 */
const exported = new Set([
  ...['http.request.method', 'http.response.status_code', 'http.route', 'server.address', 'error.type', 'request.id'],
  ...['http.method', 'http.status_code', 'next.span_type', 'next.route', 'next.rsc'],
  ...['db.system.name', 'db.operation.name', 'db.query.text'],
  ...['messaging.channel', 'messaging.template', 'peer.service', 'host.call'],
])
/** How long the end of the process waits for the collector, ms. */
const LAST_FLUSH = 1000

/** Sends spans to the collector that the environment names (`OTEL_EXPORTER_OTLP_*`), from Next and from `traced`. */
export function startTraces({ service }: { service: string }): void {
  // Its spans hold whole addresses.
  process.env.NEXT_OTEL_FETCH_DISABLED = '1'
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(withoutPersonalData(new OTLPTraceExporter()))],
  })
  provider.register()
  setTraces(async () => {
    const late = new Promise<void>((done) => setTimeout(done, LAST_FLUSH).unref())
    await Promise.race([provider.forceFlush(), late]).catch(() => undefined)
  })
}

function withoutPersonalData(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(cleaned), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

function cleaned(span: ReadableSpan): ReadableSpan {
  const attributes: Attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([key]) => exported.has(key)),
  )
  const { code } = span.status
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code } },
  })
}
