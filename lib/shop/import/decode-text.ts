import { isUtf8 } from 'node:buffer'

export interface DecodedText {
  /** No byte order mark; every line ends with `\n`. */
  text: string
  /** False when invalid UTF-8 was replaced by U+FFFD. */
  clean: boolean
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Bytes inspected for UTF-16: in a Latin header every other byte is NUL. */
const HEAD = 64

/** Decodes a CSV file: UTF-8, or UTF-16 ("Unicode text" in spreadsheets), with or without a byte order mark. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  return { text: text.replace(/\r\n?/g, '\n'), clean: encoding !== 'utf-8' || isUtf8(bytes) }
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, Math.min(HEAD, bytes.length))
  const [even, odd] = [nulsAt(head, 0), nulsAt(head, 1)]
  const most = head.length / 4
  if (odd > most && even === 0) return 'utf-16le'
  if (even > most && odd === 0) return 'utf-16be'
  return 'utf-8'
}

/** Counts NUL bytes at even (0) or odd (1) offsets. */
function nulsAt(bytes: Uint8Array, parity: 0 | 1): number {
  return bytes.reduce((sum, byte, index) => (byte === 0 && index % 2 === parity ? sum + 1 : sum), 0)
}
