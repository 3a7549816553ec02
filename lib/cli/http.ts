import { once } from 'node:events'
import { type IncomingMessage, request as http } from 'node:http'
import { request as https } from 'node:https'
import { pipeline } from 'node:stream/promises'

interface PatientRequest {
  method: string
  headers: Record<string, string>
  body: AsyncIterable<Uint8Array> | undefined
}

/** Like `fetch`, without its 300 s timeout and without the answer's headers. Rejects when no server answers or the body cannot be read. */
export async function patientFetch(address: string, { method, headers, body }: PatientRequest): Promise<Response> {
  const outgoing = (address.startsWith('https:') ? https : http)(address, { method, headers })
  const answered: Promise<IncomingMessage[]> = once(outgoing, 'response')
  const sent = pipeline(body ?? [], outgoing)
  const [answer] = await Promise.race([answered, sent.then(() => answered)])
  if (!answer) throw new Error('There is no answer')
  // A shop that refuses a body reads no more of it.
  answer.once('close', () => outgoing.destroy())
  return new Response(bytesOf(answer), { status: answer.statusCode })
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
