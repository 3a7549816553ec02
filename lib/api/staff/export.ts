import { Hono } from 'hono'
import { EXPORT_COUNT_HEADER } from '@/lib/contract/staff'
import { countProducts, exportCsv } from '@/lib/shop/import/csv-export'
import { streamed } from '../files/file-response'

/** Exports the catalogue as a product CSV. */
export const exportCalls = new Hono()

exportCalls.get('/export', async () => {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="products.csv"',
    'cache-control': 'no-store',
    [EXPORT_COUNT_HEADER]: String(await countProducts()),
  }
  return new Response(streamed(exportCsv()), { headers })
})
