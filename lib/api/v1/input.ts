import type { Context } from 'hono'
import type { z } from 'zod'
import type { Call } from '@/lib/contract/calls'
import { ShopError } from '@/lib/contract/error'
import { isMultipart, readForm, readText } from '../read-body'
import { uploadLimits } from '@/lib/shop/media/upload'
import { parseJson } from '@/lib/utils/parse-json'

type Issue = z.core.$ZodIssue

/** Maximum JSON size, bytes. */
const JSON_MAX = 200_000
const PARTS = { file: 'image', maxFileBytes: uploadLimits.avatar.maxBytes, maxFieldBytes: JSON_MAX }

/** Message keys for schema issues without a custom message. */
const messageKeys: Partial<Record<Issue['code'], string>> = {
  too_big: 'TooLarge',
  too_small: 'TooSmall',
}
const OWN_KEY = /^[A-Z]\w+$/

function messageKey(issue: Issue): string {
  if (OWN_KEY.test(issue.message)) return issue.message
  if (issue.input === undefined || (issue.code === 'too_small' && issue.input === '')) return 'Required'
  return messageKeys[issue.code] ?? 'InvalidValue'
}

function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new ShopError(
    'BadRequest',
    parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), msg: messageKey(issue) })),
  )
}

/** Parses query values by key, a list where a key is repeated; `category[]` means `category`. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const values = new Map<string, string[]>()
  for (const [name, value] of search) {
    const key = name.endsWith('[]') ? name.slice(0, -2) : name
    const before = values.get(key)
    if (before) before.push(value)
    else values.set(key, [value])
  }
  return Object.fromEntries(
    [...values].map(([key, [first = '', ...more]]) => [key, more.length > 0 ? [first, ...more] : first]),
  )
}

/** Maximum nesting of a body: calls use three or four levels, and much deeper input overflows recursive code. */
const DEEPEST = 100

function jsonOf(text: string, path: string): unknown {
  const value = parseJson(text)
  if (value === undefined || isDeeper(value, DEEPEST)) throw new ShopError('BadRequest', [{ path, msg: 'InvalidJson' }])
  return value
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1))
}

async function readParts(request: Request): Promise<{ fields: unknown; image: File | null }> {
  const { fields, file } = await readForm(request, PARTS)
  return { fields: jsonOf(fields.get('json') ?? '', 'json'), image: file && chosen(file) }
}

/** Returns the file, or null for a browser's empty file input. Throws InvalidImage for a chosen empty file. */
function chosen(image: File): File | null {
  if (image.size > 0) return image
  if (image.name === '') return null
  throw new ShopError('InvalidImage', [{ path: 'image', msg: 'InvalidImage' }])
}

async function readFields(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw new ShopError('BadRequest', [{ path: '', msg: 'ExpectedJson' }])
  return jsonOf(await readText(request, JSON_MAX), '')
}

async function readBody(call: Call, request: Request): Promise<{ fields: unknown; image: File | null }> {
  if (call.multipart && isMultipart(request)) return readParts(request)
  return { fields: await readFields(request), image: null }
}

/** Parses a call's input by its schemas. Throws BadRequest naming every wrong field. */
export async function readInput(call: Call, c: Context) {
  const params = checked(call.params, c.req.param())
  const query = checked(call.query, readQuery(new URL(c.req.url).searchParams))
  if (!call.body) return { params, query, body: undefined, image: null }
  const { fields, image } = await readBody(call, c.req.raw)
  return { params, query, body: checked(call.body, fields), image }
}
