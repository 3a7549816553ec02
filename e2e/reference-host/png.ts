import { deflateSync } from 'node:zlib'

/** Numbers that look random and are the same in every run. */
function noise(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** A PNG of `side` pixels square: a soft gradient with grain, so that it weighs about `side² / 1.6` bytes and shrinks well as WebP. */
export function grainyPng(seed: number, side: number): Buffer {
  const random = noise(seed * 7919 + 13)
  const [red, green, blue] = [random() * 200, random() * 200, random() * 200]
  const rows = Buffer.alloc(side * (1 + side * 3))
  let at = 0
  for (let y = 0; y < side; y++) {
    rows[at++] = 0
    for (let x = 0; x < side; x++) {
      const grain = Math.floor(random() * 8)
      rows[at++] = Math.min(255, red + (x * 40) / side + grain)
      rows[at++] = Math.min(255, green + (y * 40) / side + Math.floor(random() * 8))
      rows[at++] = Math.min(255, blue + Math.floor(random() * 8))
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(checksum(body), body.length + 4)
  return framed
}

const table = Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function checksum(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
