import { deflateSync } from 'node:zlib'

/** Builds an uncompressed one-colour PNG of `side` px square: 3 × side² bytes, small as WebP. */
export function plainPng(seed: number, side: number): Buffer {
  const base = [(seed * 67) % 200, (seed * 131) % 200, (seed * 29) % 200]
  const rows = Buffer.alloc(side * (1 + side * 3))
  for (let y = 0; y < side; y++) {
    const from = y * (1 + side * 3) + 1
    for (let at = 0; at < side * 3; at++) rows[from + at] = (base[at % 3] ?? 0) + ((at + y) * 50) / (side * 4)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
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
