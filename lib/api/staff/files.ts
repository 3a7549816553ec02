import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import { ShopError } from '@/lib/contract/error'
import {
  EXPORT_COUNT_HEADER,
  IMPORT_MAX_BYTES,
  ImportBody,
  ImportPlanBody,
  KnownPicturesBody,
  MediaMoveBody,
} from '@/lib/contract/staff'
import { VIDEO_MAX_BYTES } from '@/lib/contract/staff-catalogue'
import { parseMediaFileName } from '@/lib/media/address'
import { parseVideoFileName, videoTypes } from '@/lib/media/video-name'
import { importProducts } from '@/lib/shop/import/apply'
import { countProducts, exportCsv } from '@/lib/shop/import/csv-export'
import { storedPictures, planImport } from '@/lib/shop/import/attach-pictures'
import { english, remark } from '@/lib/shop/import/remarks'
import { moveMedia } from '@/lib/shop/media/move'
import { openVideo, readMediaFile } from '@/lib/shop/media/store'
import { checkUpload, saveUpload, uploadLimits } from '@/lib/shop/media/upload'
import { setProductVideo } from '@/lib/shop/staff/change-product'
import { saveVideo } from '@/lib/shop/media/videos'
import { headOf } from '@/lib/utils/graphemes'
import { streamed } from '../files/file-response'
import { bodyChunks, readForm } from '../read-body'
import { readBody, readJson } from './input'
import { ndjson } from './stream'

/**
 * Product CSV import (the plan, which names the needed pictures, then the import with progress events), export, and product
 * pictures and videos one at a time; stored pictures need no upload.
 */
export const fileCalls = new Hono()

/** Maximum size of the picture names and hashes beside the CSV, bytes. */
const MARGIN = 32 * 1024 ** 2
const PARTS = { file: 'file', maxFileBytes: IMPORT_MAX_BYTES, maxFieldBytes: MARGIN }

fileCalls.post('/import/plan', async (c) => {
  const { csv, json } = await readParts(c, ImportPlanBody)
  return c.json({ data: await planImport(csv, json.files) })
})

fileCalls.post('/import', async (c) => {
  const { csv, json } = await readParts(c, ImportBody)
  return ndjson(importProducts(csv, json), c.req.raw.signal)
})

const TOO_LARGE = remark('fileTooLarge', { max: IMPORT_MAX_BYTES / 1024 ** 2 })

function incomplete(cause?: unknown): ShopError {
  return new ShopError('BadRequest', [{ path: '', msg: 'The body has the parts "file" (the CSV) and "json".' }], {
    cause,
  })
}

async function readParts<S extends z.ZodType>(c: Context, schema: S): Promise<{ csv: Uint8Array; json: z.infer<S> }> {
  const { fields, file } = await readForm(c.req.raw, PARTS).catch((error: unknown) => {
    const wrong = error instanceof ShopError ? error.code : null
    if (wrong === 'PayloadTooLarge')
      throw new ShopError(wrong, [{ path: 'file', msg: english(TOO_LARGE), remark: TOO_LARGE }], { cause: error })
    throw wrong === 'BadRequest' ? incomplete(error) : error
  })
  const json = fields.get('json')
  if (!file || json === undefined) throw incomplete()
  return { csv: new Uint8Array(await file.arrayBuffer()), json: readJson(schema, json) }
}

fileCalls.get('/export', async () => {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="products.csv"',
    'cache-control': 'no-store',
    [EXPORT_COUNT_HEADER]: String(await countProducts()),
  }
  return new Response(streamed(exportCsv()), { headers })
})

fileCalls.post('/media/known', async (c) => {
  const { hashes } = await readBody(KnownPicturesBody, c)
  return c.json({ data: [...(await storedPictures(hashes))] })
})

/** The body is the picture; `?name=` gives its file name. */
fileCalls.post('/media', async (c) => {
  const source = nameIn(c)
  return c.json({ data: await saveUpload(pictureIn(c), { ...uploadLimits.product, source }) })
})

/** The body is a video; `?name=` gives its file name. An import shows it. */
fileCalls.post('/media/videos', async (c) => {
  const source = nameIn(c) ?? ''
  return c.json({ data: { name: await saveVideo(videoIn(c), { source }) } })
})

/** Same response as `POST /media` without storing: dry runs. */
fileCalls.post('/media/check', async (c) => {
  await checkUpload(pictureIn(c), uploadLimits.product)
  return c.body(null, 204)
})

fileCalls.post('/media/move', async (c) => ndjson(moveMedia(await readBody(MediaMoveBody, c)), c.req.raw.signal))

/** A picture file `<hash>-<width>.webp`, or a video. */
fileCalls.get('/media/:file', async (c) => {
  const name = c.req.param('file')
  const film = parseVideoFileName(name)
  const video = film && (await openVideo(film))
  if (film && video) {
    const headers = { 'content-type': videoTypes[film.kind], 'cache-control': 'no-store' }
    return new Response(streamed(video.read(0, video.size - 1)), { headers })
  }
  const file = parseMediaFileName(name)
  const bytes = file && (await readMediaFile(file))
  if (!bytes)
    throw new ShopError('NotFound', [{ path: 'file', msg: `The shop has no ${film ? 'video' : 'picture'} ${name}.` }])
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'no-store',
  }
  return new Response(new Uint8Array(bytes), { headers })
})

/** The body is the video. */
fileCalls.put('/products/:named/video', async (c) => {
  const video = await saveVideo(videoIn(c))
  return c.json({ data: await setProductVideo(c.req.param('named'), video) })
})

fileCalls.delete('/products/:named/video', async (c) =>
  c.json({ data: await setProductVideo(c.req.param('named'), null) }),
)

/** The file's name, cut to what a file system allows. */
function nameIn(c: Context): string | undefined {
  const name = c.req.query('name')
  return name && headOf(name, 255)
}

/** Throws BadRequest without a body. */
function pictureIn(c: Context): AsyncIterable<Uint8Array> {
  if (!c.req.raw.body) throw new ShopError('BadRequest', [{ path: '', msg: 'The body is the picture.' }])
  return bodyChunks(c.req.raw, uploadLimits.product.maxBytes)
}

/** Throws BadRequest without a body. */
function videoIn(c: Context): AsyncIterable<Uint8Array> {
  if (!c.req.raw.body) throw new ShopError('BadRequest', [{ path: '', msg: 'The body is the video.' }])
  return bodyChunks(c.req.raw, VIDEO_MAX_BYTES)
}
