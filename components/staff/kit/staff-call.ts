import { z } from 'zod'
import { ImportRemark } from '@/lib/contract/import-remark'
import { STAFF_BASE } from '@/lib/contract/staff'

/** A refused staff call; `code` is a key of `Errors` or unknown, `offline` when no answer came. */
export class StaffCallError extends Error {
  override name = 'StaffCallError'
  constructor(
    readonly code: string,
    /** Keys of `Errors` by field. */
    readonly fields: Record<string, string> = {},
    /** Seconds. */
    readonly retryAfter = 60,
    /** What is wrong with a file. */
    readonly remark?: ImportRemark,
  ) {
    super(code)
  }
}

const Refusal = z.object({
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), msg: z.string(), remark: ImportRemark.optional() })).default([]),
})

/** Timeout of a call, ms. Files and work that tells its progress have none. */
const TIMEOUT = 30_000

/** Length of a body that outlives its page: browsers allow 64 KB for all of them at once. */
const SMALL = 1_000

type StaffCallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** Makes a call of the staff API with the session's cookie; `more` are further headers. Returns its `data`. Throws StaffCallError. */
export async function staffCall<S extends z.ZodType>(
  schema: S,
  call: StaffCallName,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<z.infer<S>> {
  const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...more }
  const signal = AbortSignal.timeout(TIMEOUT)
  return dataOf(schema, await staffSend(call, { headers, body: JSON.stringify(body), signal }))
}

/** Sends a file or a form by POST. Returns the answer's `data`. Throws StaffCallError. */
export async function staffUpload<S extends z.ZodType>(
  schema: S,
  path: `/${string}`,
  body: Blob | FormData,
): Promise<z.infer<S>> {
  return dataOf(schema, await staffSend(`POST ${path}`, { body }))
}

async function dataOf<S extends z.ZodType>(schema: S, response: Response): Promise<z.infer<S>> {
  const json: unknown = response.status === 204 ? {} : await response.json().catch(() => null)
  return schema.parse(Object(json).data)
}

/** Makes a call with any body; returns the successful response. Throws StaffCallError. */
export async function staffSend(call: StaffCallName, request: RequestInit): Promise<Response> {
  const [method, path] = call.split(' ')
  // A tap counts although the page is left at once.
  const keepalive = typeof request.body === 'string' && request.body.length < SMALL
  const response = await fetch(`${STAFF_BASE}${path}`, { method, keepalive, ...request }).catch(() => {
    throw new StaffCallError('offline')
  })
  if (response.ok) return response
  const refusal = Refusal.safeParse(await response.json().catch(() => null)).data
  const fields = Object.fromEntries((refusal?.errors ?? []).map(({ path: field, msg }) => [field, msg]))
  const retryAfter = Number(response.headers.get('retry-after') ?? 60)
  throw new StaffCallError(refusal?.code ?? 'fallback', fields, retryAfter, refusal?.errors[0]?.remark)
}
