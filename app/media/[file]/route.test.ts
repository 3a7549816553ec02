import { mkdir } from 'node:fs/promises'
import { expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { demoPictures } from '@/lib/db/demo/shipped'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { mediaFileName } from '@/lib/media/address'
import { pictureHash } from '@/lib/media/hash'
import { mediaPath } from '@/lib/shop/media/folder-store'
import { log } from '@/lib/utils/log'
import { saveUpload, uploadLimits } from '@/lib/shop/media/upload'
import { GET, HEAD } from './route'

function ask(file: string, { method = 'GET', headers = {} }: RequestInit = {}) {
  const request = new Request(`http://shop.test/media/${encodeURIComponent(file)}`, { method, headers })
  return (method === 'HEAD' ? HEAD : GET)(request, { params: Promise.resolve({ file }) })
}

async function keepPicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#1C5638' } })
    .png()
    .toBuffer()
  return (await saveUpload(bytes, uploadLimits.product)).hash
}

describeOnOneEngine('/media', () => {
  test('a picture is immutable and sent with nosniff', async () => {
    const hash = await keepPicture()
    const answer = await ask(`${hash}-320.webp`)
    const body = Buffer.from(await answer.arrayBuffer())
    expect(answer.status).toBe(200)
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect(Object.fromEntries(answer.headers)).toEqual({
      'accept-ranges': 'bytes',
      'x-content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="${hash}-320.webp"`,
      'content-length': String(body.length),
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'image/webp',
      etag: `"${hash}-320"`,
      'x-content-type-options': 'nosniff',
    })
  })

  test('HEAD has the same headers and no body', async () => {
    const file = `${await keepPicture()}-640.webp`
    const [head, get] = [await ask(file, { method: 'HEAD' }), await ask(file)]
    expect(head.status).toBe(200)
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
    expect(await head.text()).toBe('')
  })

  test('answers 304 to a matching ETag and the picture to another width’s', async () => {
    const hash = await keepPicture()
    for (const known of [`"${hash}-640"`, `W/"${hash}-640"`, `"x", "${hash}-640"`, '*']) {
      const answer = await ask(`${hash}-640.webp`, { headers: { 'if-none-match': known } })
      expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, `"${hash}-640"`, ''])
    }
    expect((await ask(`${hash}-640.webp`, { headers: { 'if-none-match': `"${hash}-320"` } })).status).toBe(200)
  })

  test('unknown pictures and invalid names are 404, even with If-None-Match', async () => {
    const hash = await keepPicture()
    const unknown = '0'.repeat(64)
    const names = [
      `${unknown}-640.webp`,
      `${hash}-641.webp`,
      `${hash}.webp`,
      unknown,
      hash.toUpperCase(),
      `${hash}-640.webp.bak`,
      '',
      '..',
      '../db/PG_VERSION',
      `..%2f${hash}-640.webp`,
      `x/../${hash}-640.webp`,
      `${hash}-640.webp\0`,
      `${hash.toUpperCase()}-640.webp`,
    ]
    for (const name of names) {
      const answer = await ask(name, { headers: { 'if-none-match': '*' } })
      expect([name, answer.status]).toEqual([name, 404])
      expect(answer.headers.get('cache-control')).not.toContain('immutable')
    }
  })

  test('pictures of the demo are shipped: immutable, in every width', async () => {
    const hash = demoPictures.categories.cats ?? ''
    for (const [width, real] of [
      [160, 160],
      [320, 320],
      [640, demoPictures.side],
      [1280, demoPictures.side],
    ]) {
      const answer = await ask(`${hash}-${width}.webp`)
      expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${hash}-${width}"`])
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(real)
    }
  })

  test('a picture that fails to be read is 503 with Retry-After', async () => {
    const complaint = jest.spyOn(log(), 'error').mockImplementation(() => {})
    const file = { hash: pictureHash('a folder'), width: 160 } as const
    await mkdir(mediaPath(file), { recursive: true })
    const answer = await ask(mediaFileName(file))
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(complaint).toHaveBeenCalled()
    complaint.mockRestore()
  })
})
