/** A file that never changes under its address. */
export interface ImmutableFile {
  body: Buffer
  type: 'image/webp' | 'image/jpeg'
  /** Strong validator without quotes. */
  etag: string
  name: string
}

/** Answers GET and HEAD with a file that caches may keep for ever; 304 to who has it. The headers keep a browser from reading anything else into it. */
export function fileResponse(request: Request, { body, type, etag, name }: ImmutableFile): Response {
  const headers = {
    ...described(type, name),
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${etag}"`,
  }
  if (hasAlready(request, etag)) return new Response(null, { status: 304, headers })
  return whole(request, body, headers)
}

/** Answers with a file that stands in for the one of this name until that is there: nobody keeps it. */
export function passingFile(request: Request, { body, type, name }: Omit<ImmutableFile, 'etag'>): Response {
  return whole(request, body, { ...described(type, name), 'Cache-Control': 'no-store' })
}

/** No such file: not remembered for long, it may come. */
export function noFile(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { ...safety, ...plain, 'Cache-Control': 'public, max-age=10' },
  })
}

/** The file exists, but cannot be made right now. */
export function laterFile(): Response {
  const headers = { ...safety, ...plain, 'Cache-Control': 'no-store', 'Retry-After': '5' }
  return new Response('Try again in a moment\n', { status: 503, headers })
}

const safety = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "sandbox; default-src 'none'" }
const plain = { 'Content-Type': 'text/plain; charset=utf-8' }

function described(type: string, name: string) {
  return { ...safety, 'Content-Type': type, 'Content-Disposition': `inline; filename="${name}"` }
}

function whole(request: Request, body: Buffer, headers: Record<string, string>): Response {
  const length = { 'Content-Length': String(body.byteLength) }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers: { ...headers, ...length } })
}

function hasAlready(request: Request, etag: string): boolean {
  const asked = request.headers.get('if-none-match')
  if (!asked) return false
  return asked.split(',').some((one) => ['*', `"${etag}"`, `W/"${etag}"`].includes(one.trim()))
}
