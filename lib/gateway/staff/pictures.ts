import { Hono } from 'hono'
import { ShopError } from '@/lib/contract/error'
import { KnownPicturesBody } from '@/lib/contract/staff'
import { knownPictures } from '@/lib/shop/import/known-pictures'
import { saveUpload, uploadLimits } from '@/lib/shop/media/upload'
import { readBody } from './input'

/** Product pictures, sent one at a time; those the shop has need not be sent. */
export const pictureCalls = new Hono()

pictureCalls.post('/media/known', async (c) => {
  const { hashes } = await readBody(KnownPicturesBody, c)
  return c.json({ data: [...(await knownPictures(hashes))] })
})

/** The picture's bytes are the whole body; `?name=` says what it is called. */
pictureCalls.post('/media', async (c) => {
  const { body } = c.req.raw
  if (!body) throw new ShopError('BadRequest', [{ path: '', msg: 'The body is the picture.' }])
  const source = c.req.query('name')?.slice(0, 255)
  return c.json({ data: await saveUpload(body, { ...uploadLimits.product, source }) })
})
