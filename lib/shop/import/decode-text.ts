import { isUtf8 } from 'node:buffer'

export interface DecodedText {
  /** Without a byte order mark, every line ended by `\n` alone. */
  text: string
  /** False: bytes that are no UTF-8 stand in the text as U+FFFD. */
  clean: boolean
}

/** The text of a CSV file: UTF-8 with or without a byte order mark, or the UTF-16 that spreadsheets write as "Unicode text". */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes)
  return { text: text.replace(/\r\n?/g, '\n'), clean: utf16 || isUtf8(bytes) }
}
