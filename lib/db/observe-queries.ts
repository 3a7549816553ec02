import { isMetered, time } from '@/lib/telemetry/metrics'
import { isTraced, traced } from '@/lib/telemetry/trace'

interface Client {
  query(...words: never[]): unknown
  transaction?(work: (tx: Client) => Promise<unknown>): unknown
}

const OPERATIONS = new Set(['select', 'with', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback'])
/** Longest text of a query in a trace. */
const MOST = 1000

/** Measures the queries of a client, if metrics or traces are on. Returns the client. */
export function observeQueries<C extends Client>(client: C): C {
  if (!isMetered() && !isTraced()) return client
  const { query, transaction } = client
  return Object.assign(client, {
    query(...words: unknown[]): unknown {
      const run = () => Reflect.apply(query, client, words)
      // The pool's own calls, which it makes for a query that is measured already.
      return typeof words.at(-1) === 'function' ? run() : observed(textOf(words[0]), run)
    },
    ...(transaction && {
      transaction: (work: (tx: Client) => Promise<unknown>) =>
        Reflect.apply(transaction, client, [(tx: Client) => work(observeQueries(tx))]),
    }),
  })
}

/** The query's text: its values are apart from it. */
function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String(Object(query).text ?? '')
}

async function observed(text: string, run: () => unknown): Promise<unknown> {
  const [word = ''] = /^\w+/.exec(text.replace(/^[\s(]+/, '').toLowerCase()) ?? []
  const operation = OPERATIONS.has(word) ? word : 'other'
  const start = performance.now()
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, MOST),
  }
  try {
    return await traced(`sql ${operation}`, { attributes }, async () => run())
  } finally {
    time('queries', { operation }, start)
  }
}
