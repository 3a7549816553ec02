import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { ShopError } from '@/lib/contract/error'
import { IMPORT_MAX_BYTES, ImportBody, ImportPlanBody } from '@/lib/contract/staff'
import { importProducts } from '@/lib/shop/import/apply'
import { planImport } from '@/lib/shop/import/plan'
import { parseJson } from './input'
import { ndjson } from './stream'

/** Room for the names and hashes of the pictures beside the CSV, in bytes. */
const MARGIN = 32 * 1024 ** 2
const limit = bodyLimit({ maxSize: IMPORT_MAX_BYTES + MARGIN })

/** Import of a product CSV: plan (which pictures are needed), then the import itself, which tells its progress as it goes. */
export const importCalls = new Hono()

importCalls.post('/import/plan', limit, async (c) => {
  const { csv, json } = await readParts(c, ImportPlanBody)
  return c.json({ data: await planImport(csv, json.files) })
})

importCalls.post('/import', limit, async (c) => {
  const { csv, json } = await readParts(c, ImportBody)
  return ndjson(importProducts(csv, json), c.req.raw.signal)
})

async function readParts<S extends z.ZodType>(c: Context, schema: S): Promise<{ csv: Uint8Array; json: z.infer<S> }> {
  const form = await c.req.formData().catch(() => null)
  const file = form?.get('file')
  const json = form?.get('json')
  if (!(file instanceof File) || typeof json !== 'string') {
    throw new ShopError('BadRequest', [{ path: '', msg: 'The body has the parts "file" (the CSV) and "json".' }])
  }
  if (file.size > IMPORT_MAX_BYTES) {
    throw new ShopError('PayloadTooLarge', [
      { path: 'file', msg: `The CSV is larger than ${IMPORT_MAX_BYTES / 1024 ** 2} MB.` },
    ])
  }
  return { csv: new Uint8Array(await file.arrayBuffer()), json: parseJson(schema, json) }
}
