import { once } from 'node:events'
import { type IncomingMessage, request as http } from 'node:http'
import { request as https } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { readStream } from '@/lib/utils/read-stream'

/** Yields the non-empty lines of a UTF-8 stream. Rethrows read errors. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of readStream(body)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
  }
  if (rest !== '') yield rest
}

interface PatientRequest {
  method: string
  headers: Record<string, string>
  body: ReadableStream<Uint8Array> | undefined
}

/** Like `fetch`, without its 300 s timeout. Rejects when no server answers or the body cannot be read. */
export async function patientFetch(address: string, { method, headers, body }: PatientRequest): Promise<Response> {
  const outgoing = (address.startsWith('https:') ? https : http)(address, { method, headers })
  const answered: Promise<IncomingMessage[]> = once(outgoing, 'response')
  const sent = pipeline(body ? readStream(body) : [], outgoing)
  const [answer] = await Promise.race([answered, sent.then(() => answered)])
  if (!answer) throw new Error('There is no answer')
  return new Response(bytesOf(answer), { status: answer.statusCode, headers: headersOf(answer) })
}

function headersOf({ headersDistinct }: IncomingMessage): [string, string][] {
  return Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
}

function bytesOf(answer: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = answer[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: () => void answer.destroy(),
  })
}
