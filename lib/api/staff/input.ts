import type { Context } from 'hono'
import type { z } from 'zod'
import { ShopError } from '@/lib/contract/error'
import { staffCall } from '@/lib/shop/audit/actor'
import { parseJson } from '@/lib/utils/parse-json'
import { readText } from '../read-body'
import type { StaffEnv } from './access'

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

/** Maximum JSON of a stranger, bytes: parsing blocks the whole server, for seconds with 4 MB of brackets. */
const STRANGER_MAX = 10_000

/** Parses a request's body by `schema`. Throws BadRequest, PayloadTooLarge. */
export async function readBody<S extends z.ZodType>(schema: S, c: Context): Promise<z.infer<S>> {
  const isMember = Boolean(staffCall()?.actor.id)
  return readJson(schema, await readText(c.req.raw, isMember ? JSON_MAX : STRANGER_MAX))
}

/** Handles a call which needs nothing but its query. */
export function queried<S extends z.ZodType>(schema: S, call: (query: z.infer<S>) => unknown) {
  return async (c: Context) => c.json({ data: await call(readParam(schema, c.req.query())) })
}

/** Handles a call which needs nothing but its body. */
export function sent<S extends z.ZodType>(schema: S, call: (body: z.infer<S>) => unknown) {
  return async (c: Context) => c.json({ data: await call(await readBody(schema, c)) })
}

/** Handles a call which changes what `:named` in its path names by its body. */
export function changed<S extends z.ZodType>(schema: S, call: (named: string, body: z.infer<S>) => unknown) {
  return async (c: Context<StaffEnv, '/:named'>) =>
    c.json({ data: await call(c.req.param('named'), await readBody(schema, c)) })
}
