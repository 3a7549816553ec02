import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { ShopError } from '@/lib/contract/error'
import { readStream } from '@/lib/utils/read-stream'

/**
 * Yields a request's body, at most `maxBytes`. Throws PayloadTooLarge (before reading if the length is declared), and
 * BadRequest when the client aborts, which is not a fault of the shop.
 */
export async function* bodyChunks(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new ShopError('PayloadTooLarge')
  if (!request.body) return
  let size = 0
  try {
    for await (const chunk of readStream(request.body)) {
      size += chunk.byteLength
      if (size > maxBytes) throw new ShopError('PayloadTooLarge')
      yield chunk
    }
  } catch (error) {
    throw error instanceof ShopError ? error : new ShopError('BadRequest', [], { cause: error })
  }
}

/** Reads a request's body as text of at most `maxBytes`. Throws PayloadTooLarge, BadRequest. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bodyChunks(request, maxBytes)) chunks.push(chunk)
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** Limits of a multipart form, sizes in bytes. */
interface FormLimits {
  /** Name and maximum size of its only file. */
  file: string
  maxFileBytes: number
  maxFieldBytes: number
}

interface Form {
  /** Texts by name; the first of a repeated name. */
  fields: ReadonlyMap<string, string>
  /** The file, even if empty; null without one. */
  file: File | null
}

/** Maximum number of parts: our forms have two. */
const MAX_PARTS = 10
/** Maximum size and number of a part's headers: browsers send two or three. */
const MAX_HEADER_BYTES = 4096
const MAX_HEADERS = 10

export function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')
}

/**
 * Parses a multipart form while it arrives and stops parsing at the first violation: parsing blocks the whole server, and tiny
 * parts cost a thousand times a picture's. Still drains the rest, since a browser reads no response before it has sent
 * everything. `limitUploads` limits the time. Throws BadRequest for a malformed form or too many parts, PayloadTooLarge naming
 * the part.
 */
export async function readForm(request: Request, limits: FormLimits): Promise<Form> {
  const parser = newParser(request.headers.get('content-type') ?? '', limits)
  const fields = new Map<string, string>()
  let file: File | null = null
  const refusals: ShopError[] = []
  const refuse = (error: ShopError) => {
    refusals.push(error)
    parser.destroy()
  }
  const tooLarge = (path: string) => refuse(new ShopError('PayloadTooLarge', [{ path, msg: 'PayloadTooLarge' }]))
  const ended = new Promise((resolve) => void parser.once('finish', resolve).once('close', resolve))

  parser.on('error', (error) => refuse(noForm(error)))
  parser.on('partsLimit', () => refuse(noForm()))
  parser.on('field', (name, value, _, isCut) => {
    if (isCut) tooLarge(name)
    else if (!fields.has(name)) fields.set(name, value)
  })
  parser.on('file', (name, stream, filename, _, type) => {
    const chunks: Uint8Array[] = []
    stream.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    stream.on('limit', () => tooLarge(name))
    stream.on('end', () => (file ??= new File([Buffer.concat(chunks)], filename ?? '', { type })))
    // The parser also reports the error itself.
    stream.on('error', () => undefined)
  })
  for await (const chunk of formChunks(request, limits)) if (refusals.length === 0) parser.write(chunk)
  if (refusals.length === 0) parser.end()
  await ended
  if (refusals[0]) throw refusals[0]
  return { fields, file }
}

/** Yields the body. A declared length above the limit is blamed on the file. */
async function* formChunks(request: Request, { file, maxFileBytes, maxFieldBytes }: FormLimits) {
  try {
    yield* bodyChunks(request, maxFileBytes + maxFieldBytes + MAX_PARTS * MAX_HEADER_BYTES)
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'PayloadTooLarge') throw error
    throw new ShopError(error.code, [{ path: file, msg: error.code }], { cause: error })
  }
}

function newParser(type: string, { file, maxFieldBytes, maxFileBytes }: FormLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      // A part with a content type set by a script is still text.
      isPartAFile: (name) => name === file,
      limits: {
        parts: MAX_PARTS,
        fieldSize: maxFieldBytes,
        fileSize: maxFileBytes,
        headerPairs: MAX_HEADERS,
        headerSize: MAX_HEADER_BYTES,
      },
    })
  } catch (error) {
    throw noForm(error)
  }
}

function noForm(cause?: unknown): ShopError {
  return new ShopError('BadRequest', [{ path: '', msg: 'InvalidForm' }], { cause })
}
