import type { Context } from 'hono'
import type { z } from 'zod'
import type { Call } from '@/lib/contract/calls'
import { ShopError, type FieldError } from '@/lib/contract/error'
import { isMultipart, readForm } from '../read-form'
import { readText } from '../read-body'
import { uploadLimits } from '@/lib/shop/media/upload'

type Issue = z.core.$ZodIssue

/** Largest JSON, in bytes. */
const JSON_MAX = 200_000
const PARTS = { file: 'image', maxFileBytes: uploadLimits.avatar.maxBytes, maxFieldBytes: JSON_MAX }

/** Message keys for what a schema finds wrong without a word of its own. */
const messageKeys: Partial<Record<Issue['code'], string>> = {
  too_big: 'TooLarge',
  too_small: 'TooSmall',
}
const OWN_KEY = /^[A-Z]\w+$/

function messageKey(issue: Issue): string {
  if (OWN_KEY.test(issue.message)) return issue.message
  if (issue.input === undefined) return 'Required'
  if (issue.code === 'too_small' && issue.input === '') return 'Required'
  return messageKeys[issue.code] ?? 'InvalidValue'
}

function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue): FieldError => ({
    path: issue.path.join('.'),
    msg: messageKey(issue),
  }))
  throw new ShopError('BadRequest', fields)
}

/** Values by key, a list where a key is repeated; `category[]` is another way to write `category`. */
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

/** Levels of lists and objects in a body: calls know three or four, and what goes far beyond is more than code that walks it can bear. */
const DEEPEST = 100

function parseJson(text: string, path: string): unknown {
  const value = jsonOf(text)
  if (value === undefined || isDeeper(value, DEEPEST)) throw new ShopError('BadRequest', [{ path, msg: 'InvalidJson' }])
  return value
}

/** Undefined for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1))
}

/** The parts of a multipart body: `json`, which holds the fields, and `image`. */
async function readParts(request: Request): Promise<{ fields: unknown; image: File | null }> {
  const { fields, file } = await readForm(request, PARTS)
  return { fields: parseJson(fields.get('json') ?? '', 'json'), image: file && chosen(file) }
}

/** The file, or null for the empty one without a name that a browser sends for none. Throws InvalidImage for a chosen one that is empty. */
function chosen(image: File): File | null {
  if (image.size > 0) return image
  if (image.name === '') return null
  throw new ShopError('InvalidImage', [{ path: 'image', msg: 'InvalidImage' }])
}

async function readFields(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw new ShopError('BadRequest', [{ path: '', msg: 'ExpectedJson' }])
  return parseJson(await readText(request, JSON_MAX), '')
}

async function readBody(call: Call, request: Request): Promise<{ fields: unknown; image: File | null }> {
  if (call.multipart && isMultipart(request)) return readParts(request)
  return { fields: await readFields(request), image: null }
}

/** What was asked, as the call's schemas make it. Throws BadRequest naming every field that is wrong. */
export async function readInput(call: Call, c: Context) {
  const params = checked(call.params, c.req.param())
  const query = checked(call.query, readQuery(new URL(c.req.url).searchParams))
  if (!call.body) return { params, query, body: undefined, image: null }
  const { fields, image } = await readBody(call, c.req.raw)
  return { params, query, body: checked(call.body, fields), image }
}
