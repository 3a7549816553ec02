import 'server-only'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { readUpTo } from '@/lib/utils/read-stream'
import { HostUnavailableError } from './host-away'

/** Timeouts, ms: until the response begins, between two chunks, in total. */
export interface Timeouts {
  begin: number
  idle: number
  total: number
}

interface Sent {
  method: string
  url: URL
  headers: Record<string, string>
  body?: Uint8Array
  timeouts: Timeouts
  /** Bytes after decompression. */
  maxBytes: number
}

export interface Received {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

const options = { keepAlive: true, maxSockets: 64, timeout: 60_000 }
const keepAlive = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) }

/**
 * Makes one HTTP request. Reads share keep-alive connections; a write opens its own, because a reused one may close under it
 * and leave its fate unknown. Throws HostUnavailableError.
 */
export function send({ method, url, headers, body, timeouts, maxBytes }: Sent): Promise<Received> {
  const secure = url.protocol === 'https:'
  const open = secure ? httpsRequest : httpRequest
  const agent = method === 'GET' ? keepAlive[secure ? 'https:' : 'http:'] : false
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(body.byteLength) } : {}
    const request = open(url, { method, agent, headers: { 'accept-encoding': 'gzip, br', ...headers, ...length } })
    const timers = [late('did not begin to answer', timeouts.begin), late('did not finish its answer', timeouts.total)]
    function late(what: string, after: number) {
      return setTimeout(
        () => request.destroy(new HostUnavailableError(`${what} within ${after} ms`, { late: true })),
        after,
      )
    }
    function fail(error: Error) {
      timers.forEach(clearTimeout)
      const away =
        error instanceof HostUnavailableError ? error : new HostUnavailableError(reasonOf(error), { cause: error })
      request.destroy()
      reject(away)
    }
    request.on('error', fail)
    request.on('response', (response) => {
      clearTimeout(timers[0])
      request.setTimeout(timeouts.idle, () =>
        request.destroy(new HostUnavailableError('stopped in the middle of its answer')),
      )
      collect(response, maxBytes).then((bytes) => {
        timers.forEach(clearTimeout)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes })
      }, fail)
    })
    request.end(body)
  })
}

function reasonOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : error.message
  return `cannot be reached (${code})`
}

async function collect(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const body = await readUpTo(decompressed(response), maxBytes)
  if (!body) throw new HostUnavailableError(`sent more than ${maxBytes} bytes`)
  if (!response.complete) throw new HostUnavailableError('was cut off')
  return body
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'] ?? ''
  const decompressor = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate }[encoding]
  if (!decompressor) return response
  const stream = decompressor()
  response.on('error', (error) => stream.destroy(error))
  response.on('aborted', () => stream.destroy(new HostUnavailableError('was cut off')))
  return response.pipe(stream)
}
