import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** What Chrome says it can unpack. */
export const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd'

export interface RawAnswer {
  status: number
  /** As it came over the wire. */
  body: Buffer
  /** Unpacked. */
  text: string
  /** `br`, `gzip` or empty. */
  encoding: string
  setCookie: string
}

/** Asks with exactly these headers: `fetch` adds some of its own and unpacks by itself. */
export function fetchRaw(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(pieces)
        const encoding = answer.headers['content-encoding'] ?? ''
        const text = unpacked(body, encoding).toString()
        const setCookie = answer.headers['set-cookie']?.join('; ') ?? ''
        resolve({ status: answer.statusCode ?? 0, body, text, encoding, setCookie })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

function unpacked(body: Buffer, encoding: string): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
