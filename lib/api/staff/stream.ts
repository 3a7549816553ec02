import { isStopping } from '@/lib/server/is-stopping'
import { spokenError } from './errors'

const encoder = new TextEncoder()

const HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Answers one JSON line per event as they come. Waits for the first, so that what is wrong from the start is thrown; a failure
 * after it is the last line: `{ type: 'error', message }`. Told to stop, the shop breaks off between two events, or it would close
 * its data under the work: an answer without an end says that it can be taken up again. `signal`, the request's, ends the work
 * between two events also where the caller left before there was an answer, whose body nobody reads or cancels then.
 */
export async function ndjson<E extends { type: string }>(
  events: AsyncGenerator<E>,
  signal: AbortSignal,
): Promise<Response> {
  const end = () => void events.return(undefined).catch(() => undefined)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  const first = await events.next()
  return new Response(streamed(lines(first, events)), { headers: HEADERS })
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
    yield `${JSON.stringify({ type: 'error', message: spokenError(error) })}\n`
  } finally {
    await rest.return(undefined)
  }
}

/** Bytes of `texts`, made as they are read; when nobody reads on, the maker stops. */
export function streamed(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
}
