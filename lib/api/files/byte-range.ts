/** Bytes from `start` to `end`, both of them included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file of `size` bytes that a `Range` header asks for. Null when the whole file is to be sent: without a range, for
 * several ranges at once, and for what is no range of bytes. RFC 9110 §14.
 */
export function byteRange(header: string | null | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (!first && !last) return null
  // Without a first byte it is the file's last so many.
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < Number(first)) return null
  return start < size ? { start, end } : 'unsatisfiable'
}
