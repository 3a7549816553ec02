import type { Context } from 'hono'
import type { z } from 'zod'
import { ShopError } from '@/lib/contract/error'
import { readText } from '../read-body'

/** Parses a JSON text by `schema`. Throws BadRequest naming every wrong field. */
export function parseJson<S extends z.ZodType>(schema: S, json: string): z.infer<S> {
  const parsed = schema.safeParse(jsonOf(json))
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), msg: message }))
  throw new ShopError(
    'BadRequest',
    issues.map(({ path, msg }) => ({ path, msg: path ? `${path}: ${msg}` : msg })),
  )
}

/** Maximum JSON of a staff call, bytes: a home page with 2000 categories. */
const JSON_MAX = 4_000_000

/** Parses a request's body by `schema`. Throws BadRequest, PayloadTooLarge. */
export async function readBody<S extends z.ZodType>(schema: S, c: Context): Promise<z.infer<S>> {
  return parseJson(schema, await readText(c.req.raw, JSON_MAX))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ShopError('BadRequest', [{ path: '', msg: 'The body is not JSON.' }])
  }
}
