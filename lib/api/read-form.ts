import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { ShopError } from '@/lib/contract/error'
import { bodyPieces } from './read-body'

/** What a form of parts may hold, sizes in bytes. */
export interface FormLimits {
  /** Name of its only file, and how large that may be. */
  file: string
  maxFileBytes: number
  maxFieldBytes: number
}

export interface Form {
  /** Texts by name; of a repeated name the first. */
  fields: ReadonlyMap<string, string>
  /** The file, whatever its size; null when there is none. */
  file: File | null
}

/** Parts of a form: ours have two. */
const MAX_PARTS = 10
/** Headers of a part, in bytes and in number: browsers send two or three. */
const MAX_HEADER_BYTES = 4096
const MAX_HEADERS = 10

/** Whether a request brings a form of parts. */
export function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')
}

/**
 * Reads a form of parts while it comes, and parses none of it after the first thing that is too much: parsing holds up the whole
 * shop, and tiny parts cost a thousand times what a picture does. The rest is taken in all the same, for a browser reads no answer
 * before it has sent everything. How long that may take is limited for all requests (`watchServers`). Throws BadRequest for what is
 * no form or has too many parts, PayloadTooLarge naming the part.
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
    const pieces: Uint8Array[] = []
    stream.on('data', (piece: Uint8Array) => pieces.push(piece))
    stream.on('limit', () => tooLarge(name))
    stream.on('end', () => (file ??= new File([Buffer.concat(pieces)], filename ?? '', { type })))
    // Said of the form as a whole, too.
    stream.on('error', () => undefined)
  })
  for await (const piece of formPieces(request, limits)) if (refusals.length === 0) parser.write(piece)
  if (refusals.length === 0) parser.end()
  await ended
  if (refusals[0]) throw refusals[0]
  return { fields, file }
}

/** The body as it comes. Of one that is too large by what it says itself, it is the file. */
async function* formPieces(request: Request, { file, maxFileBytes, maxFieldBytes }: FormLimits) {
  try {
    yield* bodyPieces(request, maxFileBytes + maxFieldBytes + MAX_PARTS * MAX_HEADER_BYTES)
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'PayloadTooLarge') throw error
    throw new ShopError(error.code, [{ path: file, msg: error.code }], { cause: error })
  }
}

function newParser(type: string, { file, maxFieldBytes, maxFileBytes }: FormLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      // What a script sends as a file with a type of its own is a text all the same.
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
