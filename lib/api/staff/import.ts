import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import { ShopError } from '@/lib/contract/error'
import { IMPORT_MAX_BYTES, ImportBody, ImportPlanBody } from '@/lib/contract/staff'
import { importProducts } from '@/lib/shop/import/apply'
import { planImport } from '@/lib/shop/import/plan'
import { readForm } from '../read-body'
import { parseJson } from './input'
import { ndjson } from './stream'

/** Maximum size of the picture names and hashes beside the CSV, bytes. */
const MARGIN = 32 * 1024 ** 2
const PARTS = { file: 'file', maxFileBytes: IMPORT_MAX_BYTES, maxFieldBytes: MARGIN }

/** Product CSV import: the plan (which pictures are needed), then the import with progress events. */
export const importCalls = new Hono()

importCalls.post('/import/plan', async (c) => {
  const { csv, json } = await readParts(c, ImportPlanBody)
  return c.json({ data: await planImport(csv, json.files) })
})

importCalls.post('/import', async (c) => {
  const { csv, json } = await readParts(c, ImportBody)
  return ndjson(importProducts(csv, json), c.req.raw.signal)
})

const TOO_LARGE = `The CSV is larger than ${IMPORT_MAX_BYTES / 1024 ** 2} MB.`

function incomplete(cause?: unknown): ShopError {
  return new ShopError('BadRequest', [{ path: '', msg: 'The body has the parts "file" (the CSV) and "json".' }], {
    cause,
  })
}

async function readParts<S extends z.ZodType>(c: Context, schema: S): Promise<{ csv: Uint8Array; json: z.infer<S> }> {
  const { fields, file } = await readForm(c.req.raw, PARTS).catch((error: unknown) => {
    const wrong = error instanceof ShopError ? error.code : null
    if (wrong === 'PayloadTooLarge') throw new ShopError(wrong, [{ path: 'file', msg: TOO_LARGE }], { cause: error })
    throw wrong === 'BadRequest' ? incomplete(error) : error
  })
  const json = fields.get('json')
  if (!file || json === undefined) throw incomplete()
  return { csv: new Uint8Array(await file.arrayBuffer()), json: parseJson(schema, json) }
}
