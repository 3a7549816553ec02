import { AsyncLocalStorage } from 'node:async_hooks'
import { ServerResponse, type IncomingMessage } from 'node:http'
import { isDatabaseUnavailable } from '@/lib/utils/database-unavailable'
import { recordDiskFull } from '@/lib/utils/disk-full'
import { degradedRenders } from '@/lib/utils/degraded-render'
import { singleton } from '@/lib/utils/singleton'
import { isStopping } from './is-stopping'

/** Header in which a route gives its body's length in bytes, since Next removes `Content-Length` from route responses. */
export const LENGTH_HEADER = 'x-content-length'

interface Failure {
  status: 500 | 503
  /** Seconds. */
  retryAfter?: string
}

/**
 * The server's response: settles status and headers as they are sent, from what the page that was rendered for it reported, and
 * can record its bytes. A page finds its own by `currentResponse`.
 */
export class ShopResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** The pattern of the API call that this answers. */
  route: string | undefined
  private refusal: 403 | 404 | null = null
  /** By the status that Next gives a page that failed: 200 when the page shows the failure itself. */
  private readonly failures = new Map<number, Failure>()
  private readonly degradedBefore = degradedRenders()
  private recorded: Buffer[] | undefined

  /** Whether a full document is asked for, not a client navigation. */
  get isDocument(): boolean {
    return this.req.headers.rsc === undefined
  }

  /** Whether a part of a page could not be rendered since this response began. */
  get isDegraded(): boolean {
    return degradedRenders() !== this.degradedBefore
  }

  markNotFound(): void {
    this.refusal = 404
  }

  markForbidden(): void {
    this.refusal = 403
  }

  /**
   * Makes the page a failure. An outage (API host or database down, disk full) or the host's limit of a customer's calls gives 503
   * with Retry-After instead of 500, so that search engines keep their index; Next has no such status. Compares `name` and
   * `message`, since each server bundle has its own copy of the classes. `made`: the status that Next gives it. An outage stays one:
   * Next then reports what was thrown in its place (`loggedFailure`).
   */
  markFailed(error: unknown, made: 200 | 500 = 500): void {
    if (this.failures.get(made)?.status === 503) return
    const unavailable =
      (error instanceof Error && (error.name === 'HostUnavailableError' || error.message === 'TooManyRequests')) ||
      isDatabaseUnavailable(error) ||
      recordDiskFull(error)
    const retryAfter = error instanceof Error && 'retryAfter' in error ? String(error.retryAfter ?? 5) : '5'
    this.failures.set(made, unavailable ? { status: 503, retryAfter } : { status: 500 })
  }

  /** Records from now on the bytes of the body as they are sent, compressed or not; the list grows with them. */
  record(): readonly Buffer[] {
    return (this.recorded ??= [])
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    return Reflect.apply(super.writeHead, this, [this.headersSent ? status : this.settle(status), ...rest])
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.note(chunk, rest[0])
    return Reflect.apply(super.write, this, [chunk, ...rest])
  }

  override end(...words: unknown[]): this {
    this.note(words[0], words[1])
    return Reflect.apply(super.end, this, words)
  }

  /** Completes the headers; returns the status to send. */
  private settle(made: number): number {
    const failure = this.failures.get(made)
    const status = failure?.status ?? (made === 200 ? (this.refusal ?? made) : made)
    if (failure?.retryAfter) this.setHeader('Retry-After', failure.retryAfter)
    if (failure) this.setHeader('Cache-Control', 'private, no-store')
    // What is missing, degraded or a redirect may change within a minute, or depend on the visitor.
    if ((status !== 200 && status !== 304) || this.isDegraded) this.removeHeader('CDN-Cache-Control')
    if (this.hasHeader('Content-Language') && /^text\/(html|x-component)/.test(String(this.getHeader('Content-Type'))))
      this.varyByCookie()
    const length = this.getHeader(LENGTH_HEADER)
    this.removeHeader(LENGTH_HEADER)
    if (length !== undefined && !this.hasHeader('Content-Encoding')) this.setHeader('Content-Length', length)
    if (isStopping()) this.shouldKeepAlive = false
    return status
  }

  /** Pages depend on the cookies of language and session. Next overwrites a `Vary` set before. */
  private varyByCookie(): void {
    const vary = [this.getHeader('Vary') ?? []].flat().join(', ')
    if (!/\bcookie\b/i.test(vary)) this.setHeader('Vary', vary ? `${vary}, Cookie` : 'Cookie')
  }

  private note(chunk: unknown, encoding: unknown): void {
    if (!this.recorded) return
    const known = typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'
    if (typeof chunk === 'string') this.recorded.push(Buffer.from(chunk, known))
    else if (chunk instanceof Uint8Array) this.recorded.push(Buffer.from(chunk))
  }
}

const responses = () => singleton('responses', () => new AsyncLocalStorage<ShopResponse>())

/** Handles a request within its response's context. */
export function withResponse(response: ShopResponse, handle: () => void): void {
  responses().run(response, handle)
}

/** The response that the current page or handler is for; undefined outside the server's requests. */
export function currentResponse(): ShopResponse | undefined {
  return responses().getStore()
}
