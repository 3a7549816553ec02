import { Hono, type Context } from 'hono'
import { ShopError } from '@/lib/contract/error'
import { KnownPicturesBody, PICTURE_BYTES_HEADER } from '@/lib/contract/staff'
import { log } from '@/lib/utils/log'
import { parseMediaFileName } from '@/lib/media/address'
import { knownPictures } from '@/lib/shop/import/known-pictures'
import { readMedia } from '@/lib/shop/media/read'
import { checkUpload, saveUpload, uploadLimits } from '@/lib/shop/media/upload'
import { bodyChunks } from '../read-body'
import { readBody } from './input'

/** Uploads and downloads product pictures one at a time; stored ones need no upload. */
export const pictureCalls = new Hono()

pictureCalls.post('/media/known', async (c) => {
  const { hashes } = await readBody(KnownPicturesBody, c)
  return c.json({ data: [...(await knownPictures(hashes))] })
})

/** The body is the picture; `?name=` gives its file name. */
pictureCalls.post('/media', async (c) => {
  const source = c.req.query('name')?.slice(0, 255)
  return c.json({ data: await saveUpload(pictureIn(c), { ...uploadLimits.product, source }) })
})

/** Same response as the call above without storing: dry runs. */
pictureCalls.post('/media/check', async (c) => {
  await checkUpload(pictureIn(c), uploadLimits.product)
  return c.body(null, 204)
})

/**
 * A picture file `<hash>-<width>.webp` in its final form: waits until a recipe is drawn, unlike the public `/media/`, which
 * serves a quick drawing. HEAD returns its size in bytes.
 */
pictureCalls.get('/media/:file', async (c) => {
  const name = c.req.param('file')
  const file = parseMediaFileName(name)
  const bytes = file && (await readMedia(file.hash, file.width).catch((cause: unknown) => undrawn(name, cause)))
  if (!bytes) throw new ShopError('NotFound', [{ path: 'file', msg: `The shop has no picture ${name}.` }])
  const headers = {
    'content-type': 'image/webp',
    [PICTURE_BYTES_HEADER]: String(bytes.byteLength),
    'cache-control': 'no-store',
  }
  return new Response(new Uint8Array(bytes), { headers })
})

/** Throws BadRequest without a body. */
function pictureIn(c: Context): AsyncIterable<Uint8Array> {
  if (!c.req.raw.body) throw new ShopError('BadRequest', [{ path: '', msg: 'The body is the picture.' }])
  return bodyChunks(c.req.raw, uploadLimits.product.maxBytes)
}

function undrawn(name: string, cause: unknown): never {
  log().error({ err: cause, file: name }, 'A picture could not be drawn')
  throw new ShopError('ServiceUnavailable', [{ path: 'file', msg: `The picture ${name} could not be drawn.` }])
}
