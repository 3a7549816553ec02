/** A metric's name at Prometheus, what it says, and its labels. No label's value is personal or without bound. */
export interface Metric {
  name: string
  help: string
  labels: readonly string[]
  /** Labels that are 0 from the start: Prometheus does not see a series begin at 1. For rare things with an alert. */
  zero?: readonly Record<string, string>[]
}

/** Things that happen. */
export const counters = {
  pages: { name: 'oasis_pages_total', help: 'Public pages, sent from memory or made anew', labels: ['source'] },
  retriedTransactions: {
    name: 'oasis_db_transactions_retried_total',
    help: 'Transactions run again after a serialization failure or deadlock',
    labels: [],
  },
  orders: {
    name: 'oasis_order_events_total',
    help: 'What happened to orders',
    labels: ['event'],
    zero: ['paid', 'payment_failed', 'payment_mismatch', 'refund_failed', 'disputed'].map((event) => ({ event })),
  },
  stockConflicts: {
    name: 'oasis_stock_conflicts_total',
    help: 'Orders refused because their stock was gone',
    labels: [],
  },
  limits: { name: 'oasis_rate_limited_total', help: 'Requests over a rate limit', labels: ['limit'] },
  deliveries: {
    name: 'oasis_deliveries_total',
    help: 'Attempts to deliver a message',
    labels: ['channel', 'result'],
    zero: ['whatsapp', 'email'].map((channel) => ({ channel, result: 'failed' })),
  },
} as const satisfies Record<string, Metric>

/** Things that take time, in seconds. */
export const timings = {
  requests: {
    name: 'oasis_http_request_duration_seconds',
    help: 'Requests, from their arrival until the answer is sent',
    labels: ['method', 'route', 'status'],
  },
  queries: { name: 'oasis_db_query_duration_seconds', help: 'Queries of the database', labels: ['operation'] },
  hostCalls: {
    name: 'oasis_host_call_duration_seconds',
    help: 'Calls to the API host',
    labels: ['call', 'status'],
  },
} as const satisfies Record<string, Metric>

/** States, read when Prometheus asks. */
export const gauges = {
  connections: {
    name: 'oasis_db_connections',
    help: 'Connections of the PostgreSQL pool, and requests waiting for one',
    labels: ['state'],
  },
  databaseUp: { name: 'oasis_database_up', help: '1 while the database answers', labels: [] },
  outbox: { name: 'oasis_outbox_messages', help: 'Messages waiting, or failed within 30 days', labels: ['state'] },
  outboxAge: {
    name: 'oasis_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits; 0 for none',
    labels: [],
  },
  searchOutdated: {
    name: 'oasis_search_outdated',
    help: '1 while products wait for the search words of this version',
    labels: [],
  },
  backupAge: {
    name: 'oasis_backup_age_seconds',
    help: 'Age of the newest whole backup of the schedule',
    labels: [],
  },
  backupFailed: { name: 'oasis_backup_failed', help: '1 while the newest scheduled backup failed', labels: [] },
  hostCircuit: { name: 'oasis_host_circuit_open', help: '1 while reads of the API host are paused', labels: [] },
} as const satisfies Record<string, Metric>

export type Labels<M extends { labels: readonly string[] }> = Record<M['labels'][number], string>
