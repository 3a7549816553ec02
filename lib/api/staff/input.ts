import type { Context } from 'hono'
import type { z } from 'zod'
import { ShopError } from '@/lib/contract/error'
import { parseJson } from '@/lib/utils/parse-json'
import { readText } from '../read-body'

/** Parses a JSON text by `schema`. Throws BadRequest naming every wrong field. */
export function readJson<S extends z.ZodType>(schema: S, json: string): z.infer<S> {
  const value = parseJson(json)
  if (value === undefined) throw new ShopError('BadRequest', [{ path: '', msg: 'The body is not JSON.' }])
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new ShopError(
    'BadRequest',
    issues.map(({ path, message }) => ({ path, msg: path ? `${path}: ${message}` : message })),
  )
}

/** Parses a query or a part of the path. Throws BadRequest. */
export function readParam<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new ShopError('BadRequest')
  return parsed.data
}

/** Maximum JSON of a staff call, bytes: a home page with 2000 categories. */
const JSON_MAX = 4_000_000

/** Parses a request's body by `schema`. Throws BadRequest, PayloadTooLarge. */
export async function readBody<S extends z.ZodType>(schema: S, c: Context): Promise<z.infer<S>> {
  return readJson(schema, await readText(c.req.raw, JSON_MAX))
}
