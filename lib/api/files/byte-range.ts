/** Bytes from `start` to `end`, inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Parses a `Range` header for a file of `size` bytes. Null means the whole file: no range, several ranges, or an invalid one.
 * RFC 9110 §14.
 */
export function byteRange(header: string | null | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (!first && !last) return null
  // Without a first byte the range is a suffix length.
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < Number(first)) return null
  return start < size ? { start, end } : 'unsatisfiable'
}
