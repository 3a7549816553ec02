import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** `Accept-Encoding` of Chrome. */
export const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd'

export interface RawAnswer {
  status: number
  /** Compressed body. */
  body: Buffer
  /** Decompressed body. */
  text: string
  /** `br`, `gzip` or empty. */
  encoding: string
  setCookie: string
}

/** Requests with exactly these headers: `fetch` adds headers and decompresses. */
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
