import { AsyncLocalStorage } from 'node:async_hooks'
import { isStopping } from '@/lib/server/is-stopping'
import { ensureAudited } from '@/lib/shop/audit/record'
import { streamed } from '../files/file-response'
import { staffMessage } from './errors'

const HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Streams one JSON line per event. Waits for the first event, so that early errors are thrown; a later error becomes the last
 * line `{ type: 'error', message }`. On shutdown it breaks off between two events, before the data closes: a stream without its
 * final event can be resumed. `signal`, the request's, also ends the work when the client disconnects before the response,
 * whose body is then never read or cancelled.
 */
export async function ndjson<E extends { type: string }>(
  events: AsyncGenerator<E>,
  signal: AbortSignal,
): Promise<Response> {
  const end = () => void events.return(undefined).catch(() => undefined)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  const first = await events.next()
  // Whatever reads the body, the work goes on in the context of its call: the audit log needs to know whose it is.
  const inContext = AsyncLocalStorage.snapshot()
  const rest: AsyncGenerator<E> = {
    next: () => inContext(() => events.next()),
    return: (value: unknown) => inContext(() => recorded(events.return(value))),
    throw: (error: unknown) => events.throw(error),
    [Symbol.asyncIterator]: () => rest,
    [Symbol.asyncDispose]: () => events[Symbol.asyncDispose](),
  }
  return new Response(streamed(lines(first, rest)), { headers: HEADERS })
}

async function recorded<T>(ended: Promise<T>): Promise<T> {
  const result = await ended
  await ensureAudited('')
  return result
}

async function* lines<E extends { type: string }>(
  first: IteratorResult<E>,
  rest: AsyncGenerator<E>,
): AsyncGenerator<string> {
  try {
    for (let next = first; !next.done; next = await rest.next()) {
      if (isStopping() && next.value.type !== 'done') return
      yield `${JSON.stringify(next.value)}\n`
    }
  } catch (error) {
    yield `${JSON.stringify({ type: 'error', message: staffMessage(error) })}\n`
  } finally {
    await rest.return(undefined)
  }
}
