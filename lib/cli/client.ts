import { once } from 'node:events'
import { type IncomingMessage, request as http } from 'node:http'
import { request as https } from 'node:https'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { readFile } from 'node:fs/promises'
import { config } from '@/lib/config/environment'
import { ErrorBody } from '@/lib/contract/error'
import { STAFF_BASE } from '@/lib/contract/staff'
import { hasErrno } from '@/lib/utils/errno'
import { readLines, readStream } from '@/lib/utils/read-stream'
import { CommandError, exitCode, errorReason, inWords } from './exit'
import { parseJson } from '@/lib/utils/parse-json'

export interface StaffRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: FormData | Blob | Uint8Array<ArrayBuffer>
  json?: unknown
  /** Disables the response timeout for calls that work long before they answer; these send only `stream`. */
  slow?: boolean
  stream?: AsyncIterable<Uint8Array>
}

/** The shop does not answer, or its response broke off. */
export class ShopGone extends CommandError {
  override name = 'ShopGone'
  constructor(message: string, options?: ErrorOptions) {
    super(message, exitCode.refused, options)
  }
}

/** The shop answered with an error. */
export class ShopRefused extends CommandError {
  override name = 'ShopRefused'
  readonly status: number
  constructor(message: string, status: number) {
    super(message, exitCode.refused)
    this.status = status
  }
}

/** How long a command waits for an unreachable shop, and the pause between tries, ms. */
const PATIENCE = 30_000
const PAUSE = 500
/** Statuses of a shop that is starting, or of a proxy in front of it. */
const STARTING = [502, 503, 504]

/** Client of the staff API of the running shop. */
export class StaffClient {
  readonly origin: string

  constructor(url: string | undefined) {
    this.origin = new URL(url ?? `http://localhost:${config().port}`).origin
  }

  /** Returns a successful response. Throws ShopGone or ShopRefused. */
  async send(path: string, request: StaffRequest = {}): Promise<Response> {
    let response = await this.#fetch(path, request)
    // Retries: the first call ever makes the server write its token.
    if (response.status === 401) response = await this.#fetch(path, request)
    if (response.status === 401) throw notStaff(this.origin)
    if (!response.ok) throw await refusal(response)
    return response
  }

  /** Returns the `data` of a response. Throws ShopGone, ShopRefused or CommandError. */
  async call<S extends z.ZodType>(schema: S, path: string, request?: StaffRequest): Promise<z.infer<S>> {
    const answer = await this.send(path, request)
    const text = await answer.text().catch((cause: unknown) => {
      throw this.#gone(cause)
    })
    const parsed = schema.safeParse(Answer.safeParse(parseJson(text)).data?.data)
    if (!parsed.success)
      throw new CommandError(`${this.origin} answers in a way this command does not know.`, exitCode.refused)
    return parsed.data
  }

  /** Sends `json` by PUT; see `call`. */
  put<S extends z.ZodType>(schema: S, path: string, json: unknown): Promise<z.infer<S>> {
    return this.call(schema, path, { method: 'PUT', json })
  }

  /** Yields the events of a response as they arrive. Throws ShopGone when it breaks off. */
  async *events<S extends z.ZodType>(schema: S, path: string, request: StaffRequest): AsyncGenerator<z.infer<S>> {
    const { body } = await this.send(path, request)
    if (!body) throw this.#gone()
    const lines = readLines(readStream(body))
    for (;;) {
      const line = await lines.next().catch((cause: unknown) => {
        throw this.#gone(cause)
      })
      if (line.done) return
      if (line.value !== '') yield schema.parse(JSON.parse(line.value))
    }
  }

  /** Waits until the shop answers again, 30 s at most. Throws ShopGone. */
  async waitUntilBack(): Promise<void> {
    const until = Date.now() + PATIENCE
    for (;;) {
      try {
        await this.send('')
        return
      } catch (error) {
        const starting = error instanceof ShopGone || (error instanceof ShopRefused && STARTING.includes(error.status))
        if (!starting || Date.now() >= until) throw error
      }
      await delay(PAUSE)
    }
  }

  async #fetch(path: string, { method = 'GET', body, json, slow, stream }: StaffRequest): Promise<Response> {
    const token = await readToken()
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const address = `${this.origin}${STAFF_BASE}${path}`
    const sent = json === undefined ? body : JSON.stringify(json)
    try {
      if (slow) return await patientFetch(address, { method, headers, body: stream })
      return await fetch(address, { method, body: sent, headers, redirect: 'manual' })
    } catch (cause) {
      if (!Unreadable.safeParse(cause).success) throw this.#gone(cause)
      throw new CommandError('The file could not be read while it was sent.', exitCode.usage, { cause })
    }
  }

  #gone(cause?: unknown): ShopGone {
    return new ShopGone(`No shop answers at ${this.origin}. Is it running? Start it with: npm start`, { cause })
  }
}

const Answer = z.object({ data: z.unknown() })
/** Error of `fetch` when a file to send is unreadable or changed since it was opened. */
const Unreadable = z.object({ cause: z.object({ name: z.literal('NotReadableError') }) })

function notStaff(origin: string): ShopRefused {
  const { staffToken, dataDir } = config()
  const what = staffToken ? 'STAFF_TOKEN' : `the staff token in ${join(dataDir, 'staff-token')}`
  const how = 'Give this command the DATA_DIR or STAFF_TOKEN that the shop was started with.'
  return new ShopRefused(`The shop at ${origin} does not take ${what}. ${how}`, 401)
}

async function refusal(response: Response): Promise<ShopRefused> {
  const answer = ErrorBody.safeParse(await response.json().catch(() => null))
  if (answer.success) return new ShopRefused(inWords(answer.data.message), response.status)
  return new ShopRefused(`${response.url || 'It'} answers ${response.status}: is this the shop?`, response.status)
}

/** Characters allowed in a header. */
const ASCII = /^[\x20-\x7e]+$/

/**
 * Returns the staff token: `STAFF_TOKEN`, else the content of `DATA_DIR/staff-token`; null while the server has not written it.
 * Throws CommandError when the file is unreadable or the token is not valid in a header.
 */
async function readToken(): Promise<string | null> {
  const { staffToken, dataDir } = config()
  if (staffToken) return sendable(staffToken, 'STAFF_TOKEN')
  const path = join(dataDir, 'staff-token')
  const stored = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasErrno(error, 'ENOENT')) return ''
    throw new CommandError(`The staff token in ${path} cannot be read: ${errorReason(error)}.`, exitCode.usage)
  })
  return stored.trim() === '' ? null : sendable(stored.trim(), `The staff token in ${path}`)
}

function sendable(token: string, what: string): string {
  if (ASCII.test(token)) return token
  throw new CommandError(`${what} can only be one line of Latin letters, digits and signs (ASCII).`, exitCode.usage)
}

interface PatientRequest {
  method: string
  headers: Record<string, string>
  body: AsyncIterable<Uint8Array> | undefined
}

/** Like `fetch`, without its 300 s timeout and without the answer's headers. Rejects when no server answers or the body cannot be read. */
async function patientFetch(address: string, { method, headers, body }: PatientRequest): Promise<Response> {
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
