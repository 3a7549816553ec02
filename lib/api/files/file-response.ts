import { createHash } from 'node:crypto'
import { log } from '@/lib/utils/log'
import { mediaFileName, type MediaFile } from '@/lib/media/address'
import { LENGTH_HEADER } from '@/lib/server/shop-response'

/** Start of this process: a new version may render the same state differently. */
const BORN = Date.now()

/** A file that never changes at its address. */
interface ImmutableFile {
  body: Buffer
  type: 'image/webp' | 'image/jpeg'
  /** Strong validator without quotes. */
  etag: string
  name: string
}

export function pictureFile(file: MediaFile, body: Buffer): ImmutableFile {
  return { body, type: 'image/webp', etag: `${file.hash}-${file.width}`, name: mediaFileName(file) }
}

/** Responds to GET and HEAD with an immutable file or a range of it. */
export function fileResponse(request: Request, file: ImmutableFile): Response {
  const { status, headers, body } = fileAnswer(request.method, (name) => request.headers.get(name), file)
  return sized(new Response(body && new Uint8Array(body), { status, headers }))
}

/** Computes the response to a request for a file in memory. */
export function fileAnswer(
  method: string,
  header: HeaderOf,
  { body, ...described }: ImmutableFile,
): { status: number; headers: Record<string, string>; body: Buffer | null } {
  const { part, ...head } = fileHead(method, header, { ...described, size: body.byteLength })
  return { ...head, body: part && body.subarray(part.start, part.end + 1) }
}

type HeaderOf = (name: string) => string | null | undefined

/**
 * Computes status and headers of a file response, and the bytes to send: all, none with 304 on `If-None-Match`, the `Range`
 * with 206 while `If-Range` matches, or none with 416. Sets nosniff headers. `part.end` is inclusive.
 */
export function fileHead(
  method: string,
  header: HeaderOf,
  { size, type, etag, name }: { size: number; type: string; etag: string; name: string },
): { status: number; headers: Record<string, string>; part: { start: number; end: number } | null } {
  const headers = {
    ...described(type, name),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
    ETag: `"${etag}"`,
  }
  if (hasAlready(header('if-none-match'), etag)) return { status: 304, headers, part: null }
  const isOfThis = [null, undefined, headers.ETag].includes(header('if-range'))
  const part = method === 'GET' && isOfThis ? byteRange(header('range'), size) : null
  if (part === 'unsatisfiable') {
    const none = { ...safety, ...plain, 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` }
    return { status: 416, headers: none, part: null }
  }
  const { start, end } = part ?? { start: 0, end: size - 1 }
  return {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
      'Content-Length': String(end - start + 1),
    },
    part: method === 'HEAD' ? null : { start, end },
  }
}

/**
 * Parses a `Range` header for a file of `size` bytes; `end` is inclusive. Null means the complete file: no range, several
 * ranges, or an invalid one. RFC 9110 §14.
 */
export function byteRange(
  header: string | null | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (!first && !last) return null
  // Without a first byte the range is a suffix length.
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < Number(first)) return null
  return start < size ? { start, end } : 'unsatisfiable'
}

export function passingFile(request: Request, { body, type, name }: Omit<ImmutableFile, 'etag'>): Response {
  const length = { 'Content-Length': String(body.byteLength) }
  const headers = { ...described(type, name), 'Cache-Control': 'no-store', ...length }
  return sized(new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers }))
}

/** Responds to GET and HEAD with a text that may change with the shop's version: caches revalidate each time; 304 when unchanged. */
export function versionedText(request: Request, text: string, described: Record<string, string>): Response {
  const headers = { ...described, 'Cache-Control': 'public, max-age=0, must-revalidate' }
  return versioned(request, text, () => text, headers)
}

/** Responds to GET and HEAD with a streamed text that is unchanged while the shop's `state` is (null: unknown); 304 when unchanged. */
export function versionedStream(
  request: Request,
  state: string | null,
  text: () => AsyncGenerator<string>,
  headers: Record<string, string>,
): Response {
  if (state === null) return new Response(streamed(text()), { headers })
  return versioned(request, `${BORN} ${state}`, () => streamed(text()), headers)
}

function versioned(
  request: Request,
  version: string,
  body: () => BodyInit,
  described: Record<string, string>,
): Response {
  const etag = createHash('sha256').update(version).digest('base64url')
  // Weak, since it is sent in several encodings.
  const headers = { ...described, ETag: `W/"${etag}"` }
  if (hasAlready(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : body(), { headers })
}

const encoder = new TextEncoder()

/** Reads `parts` as fast as the client takes them, texts encoded; cancelling stops the reading. */
export function streamed(parts: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const reading = parts[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reading.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    async cancel() {
      await reading.return?.()
    },
  })
}

/** 404 with a short cache time, since the file may appear later. */
export function noFile(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { ...safety, ...plain, 'Cache-Control': 'public, max-age=10' },
  })
}

/** Returns `answer`'s response; 503 when it fails, as in a database or API host outage: the file exists, but not right now. */
export async function orUnavailable(complaint: string, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    log().error({ err: error }, complaint)
    const headers = { ...safety, ...plain, 'Cache-Control': 'no-store', 'Retry-After': '5' }
    return new Response('Try again in a moment\n', { status: 503, headers })
  }
}

const safety = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "sandbox; default-src 'none'" }
const plain = { 'Content-Type': 'text/plain; charset=utf-8' }

function described(type: string, name: string) {
  return { ...safety, 'Content-Type': type, 'Content-Disposition': `inline; filename="${name}"` }
}

/** Copies the length into the header that survives Next. */
export function sized(response: Response): Response {
  const length = response.headers.get('content-length')
  if (length !== null) response.headers.set(LENGTH_HEADER, length)
  return response
}

function hasAlready(etags: string | null | undefined, etag: string): boolean {
  if (!etags) return false
  return etags.split(',').some((one) => ['*', `"${etag}"`, `W/"${etag}"`].includes(one.trim()))
}
