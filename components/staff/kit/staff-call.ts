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

/** The newest call of each name that has no answer yet. */
const underway = new Map<string, { sent: string; answer: Promise<unknown> }>()

type StaffCallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/**
 * Makes a call of the staff API with the session's cookie; `more` are further headers. Returns its `data`. Throws StaffCallError.
 * The same call again before its answer, as by a double tap, is not sent: it gets that answer.
 */
export async function staffCall<S extends z.ZodType>(
  schema: S,
  call: StaffCallName,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<z.infer<S>> {
  const sent = JSON.stringify([body, more])
  const before = underway.get(call)
  if (before?.sent === sent) return schema.parse(await before.answer)
  const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...more }
  const signal = AbortSignal.timeout(TIMEOUT)
  const answer = staffSend(call, { headers, body: JSON.stringify(body), signal }).then(dataOf)
  const own = { sent, answer }
  underway.set(call, own)
  try {
    return schema.parse(await answer)
  } finally {
    if (underway.get(call) === own) underway.delete(call)
  }
}

/** Sends a file or a form by POST. Returns the answer's `data`. Throws StaffCallError. */
export async function staffUpload<S extends z.ZodType>(
  schema: S,
  path: `/${string}`,
  body: Blob | FormData,
): Promise<z.infer<S>> {
  return schema.parse(await dataOf(await staffSend(`POST ${path}`, { body })))
}

async function dataOf(response: Response): Promise<unknown> {
  const json: unknown = response.status === 204 ? {} : await response.json().catch(() => null)
  return Object(json).data
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
