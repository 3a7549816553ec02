import { createHash } from 'node:crypto'
import { log } from '@/lib/utils/log'
import { mediaFileName, type MediaFile } from '@/lib/media/address'
import { byteRange } from './byte-range'
import { LENGTH_HEADER } from '@/lib/server/content-length'

/** When this process began: what the next one makes of the same state may read otherwise. */
const BORN = Date.now()

/** A file that never changes under its address. */
export interface ImmutableFile {
  body: Buffer
  type: 'image/webp' | 'image/jpeg'
  /** Strong validator without quotes. */
  etag: string
  name: string
}

/** A picture's file as `/media/<hash>-<width>.webp` answers with it. */
export function pictureFile(file: MediaFile, body: Buffer): ImmutableFile {
  return { body, type: 'image/webp', etag: `${file.hash}-${file.width}`, name: mediaFileName(file) }
}

/** Answers GET and HEAD with a file that caches may keep for ever, or a part of it. */
export function fileResponse(request: Request, file: ImmutableFile): Response {
  const { status, headers, body } = fileAnswer(request.method, (name) => request.headers.get(name), file)
  return sized(new Response(body && new Uint8Array(body), { status, headers }))
}

/**
 * How a request for a file is answered: whole, 304 for a client that has it (`If-None-Match`), 206 with the part that `Range` asks
 * for, as long as it is of this very file (`If-Range`), or 416 when the file has no such part. Its headers keep browsers from guessing
 * another type.
 */
export function fileAnswer(
  method: string,
  header: (name: string) => string | null | undefined,
  { body, type, etag, name }: ImmutableFile,
): { status: number; headers: Record<string, string>; body: Buffer | null } {
  const headers = {
    ...described(type, name),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
    ETag: `"${etag}"`,
  }
  if (hasAlready(header('if-none-match'), etag)) return { status: 304, headers, body: null }
  const size = body.byteLength
  const isOfThis = [null, undefined, headers.ETag].includes(header('if-range'))
  const part = method === 'GET' && isOfThis ? byteRange(header('range'), size) : null
  if (part === 'unsatisfiable') {
    const none = { ...safety, ...plain, 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` }
    return { status: 416, headers: none, body: null }
  }
  const { start, end } = part ?? { start: 0, end: size - 1 }
  return {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
      'Content-Length': String(end - start + 1),
    },
    body: method === 'HEAD' ? null : body.subarray(start, end + 1),
  }
}

/** Answers with a file that stands in for the one of this name until that is there: nobody keeps it. */
export function passingFile(request: Request, { body, type, name }: Omit<ImmutableFile, 'etag'>): Response {
  const length = { 'Content-Length': String(body.byteLength) }
  const headers = { ...described(type, name), 'Cache-Control': 'no-store', ...length }
  return sized(new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers }))
}

/**
 * Answers GET and HEAD with a text that the next version of the shop may change under its address: caches keep it, and ask each
 * time whether it still is the one; 304 to who has it.
 */
export function versionedText(request: Request, text: string, described: Record<string, string>): Response {
  const etag = createHash('sha256').update(text).digest('base64url')
  // Weak, for it goes over the wire compressed in several ways.
  const headers = { ...described, 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: `W/"${etag}"` }
  if (hasAlready(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}

/**
 * Answers GET and HEAD with a text that is written as it is read, and is the same while the shop's `state` is (null when nobody can
 * tell); 304 to who has it.
 */
export function versionedStream(
  request: Request,
  state: string | null,
  text: () => ReadableStream<Uint8Array>,
  described: Record<string, string>,
): Response {
  if (state === null) return new Response(text(), { headers: described })
  const etag = createHash('sha256').update(`${BORN} ${state}`).digest('base64url')
  const headers = { ...described, ETag: `W/"${etag}"` }
  if (hasAlready(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : text(), { headers })
}

/** No such file: not remembered for long, it may come. */
export function noFile(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { ...safety, ...plain, 'Cache-Control': 'public, max-age=10' },
  })
}

/** What `answer` gives, or 503 with a time to come back and `complaint` in the log where it fails: database or API host may be away. */
export async function orUnavailable(complaint: string, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    log().error({ err: error }, complaint)
    return pendingFile()
  }
}

/** The file exists, but cannot be made right now. */
export function pendingFile(): Response {
  const headers = { ...safety, ...plain, 'Cache-Control': 'no-store', 'Retry-After': '5' }
  return new Response('Try again in a moment\n', { status: 503, headers })
}

const safety = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "sandbox; default-src 'none'" }
const plain = { 'Content-Type': 'text/plain; charset=utf-8' }

function described(type: string, name: string) {
  return { ...safety, 'Content-Type': type, 'Content-Disposition': `inline; filename="${name}"` }
}

/** The answer with its length where Next leaves it. */
function sized(response: Response): Response {
  const length = response.headers.get('content-length')
  if (length !== null) response.headers.set(LENGTH_HEADER, length)
  return response
}

function hasAlready(known: string | null | undefined, etag: string): boolean {
  if (!known) return false
  return known.split(',').some((one) => ['*', `"${etag}"`, `W/"${etag}"`].includes(one.trim()))
}
