import { Hono } from 'hono'
import { Synonyms } from '@/lib/contract/synonyms'
import { listSynonyms, setSynonyms } from '@/lib/shop/catalogue/shop-synonyms'
import { readBody } from './input'

/** Reads and replaces the synonyms of the search; null restores the standard ones. */
export const synonymCalls = new Hono()

synonymCalls.get('/synonyms', async (c) => c.json({ data: await listSynonyms() }))
synonymCalls.put('/synonyms', async (c) => {
  await setSynonyms(await readBody(Synonyms.nullable(), c))
  return c.json({ data: await listSynonyms() })
})
