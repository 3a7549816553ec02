/** Boxes of an MP4 (ISO 14496-12) in which phones and cameras write place, owner and device: of the file, its film or a track. */
const userData = ['udta', 'meta', 'uuid']
/** `free`, the type of free space. */
const FREE = [0x66, 0x72, 0x65, 0x65]

/**
 * Empties the user data of an MP4 in place. Its boxes stay as free space: the film is found by offsets within the file.
 * `within`: the boxes, each in the one before, that are searched too.
 */
export function clearUserData(mp4: Uint8Array, [holder, ...within]: string[] = ['moov', 'trak']): void {
  for (let at = 0; at + 8 <= mp4.length;) {
    const { length, head } = boxAt(mp4, at)
    const end = Math.min(at + length, mp4.length)
    const type = String.fromCharCode(...mp4.subarray(at + 4, at + 8))
    if (type === holder) clearUserData(mp4.subarray(at + head, end), within)
    if (userData.includes(type)) {
      mp4.fill(0, at + head, end)
      mp4.set(FREE, at + 4)
    }
    at = end
  }
}

/** Length of the box at this place and of its head, bytes; 1 announces a long one, 0 the last one. */
function boxAt(mp4: Uint8Array, at: number): { length: number; head: number } {
  const view = new DataView(mp4.buffer, mp4.byteOffset + at, mp4.length - at)
  const size = view.getUint32(0)
  if (size === 1 && view.byteLength >= 16) return { length: Math.max(16, Number(view.getBigUint64(8))), head: 16 }
  return { length: size < 8 ? Infinity : size, head: 8 }
}
