import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { z } from 'zod'
import { API_BASE } from '@/lib/contract/addresses'
import { calls, type Call } from '@/lib/contract/calls'
import { ErrorBody, errorStatus } from '@/lib/contract/error'
import { api } from './app'

const Content = z.record(z.string(), z.object({ schema: z.unknown() }))
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.unknown() }))
    .default([]),
  requestBody: z.object({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string().min(1), content: Content })),
})
const Document = z.object({
  openapi: z.string().startsWith('3.1'),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})
type Document = z.infer<typeof Document>

const Shape = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).default([]),
  propertyNames: z.object({ enum: z.array(z.string()) }).optional(),
  additionalProperties: z.unknown().optional(),
})

/** Property names of a JSON schema's object, nested ones as `a.b`, list items as `*.b`. */
function properties(schema: unknown): string[] {
  const { data } = Shape.safeParse(schema)
  if (!data) return []
  const named = data.propertyNames?.enum.map((name): [string, unknown] => [name, data.additionalProperties]) ?? []
  const nested = [...Object.entries(data.properties), ...named].flatMap(([name, inner]) => [
    name,
    ...properties(inner).map((one) => `${name}.${one}`),
  ])
  const items = data.items === undefined ? [] : properties(data.items).map((one) => `*.${one}`)
  return [...nested, ...items, ...data.anyOf.flatMap(properties)].toSorted()
}

function fieldsOf(schema: z.ZodType, io: 'input' | 'output'): string[] {
  return properties(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
}

describe('openapi.json', () => {
  let document: Document

  beforeAll(async () => {
    const response = await api.fetch(new Request(`http://shop.test${API_BASE}/openapi.json`))
    expect(response.status).toBe(200)
    document = Document.parse(await response.json())
  })

  test('is built once', async () => {
    const made = jest.spyOn(api, 'getOpenAPI31Document')
    const again = await api.fetch(new Request(`http://shop.test${API_BASE}/openapi.json`))
    expect(Document.parse(await again.json())).toEqual(document)
    expect(made).not.toHaveBeenCalled()
  })

  test('has every call and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((one) => `${one} ${path}`),
    )
    expect(described.toSorted()).toEqual(
      Object.values(calls)
        .map(({ method, path }) => `${method} ${API_BASE}${path}`)
        .toSorted(),
    )
  })

  describe.each(Object.entries<Call>(calls))('%s', (name, call) => {
    const operation = () => {
      const found = document.paths[API_BASE + call.path]?.[call.method]
      if (!found) throw new Error(`${name} is not described`)
      return found
    }

    test('has its name, summary and access', () => {
      expect(operation()).toMatchObject({ operationId: name, summary: call.summary })
      expect(operation().security.map((one) => Object.keys(one))).toEqual(
        call.access === 'customer' ? [['customerToken'], ['customerCookie']] : [],
      )
    })

    test('has its parameters', () => {
      const named = (where: string) =>
        operation()
          .parameters.filter((one) => one.in === where)
          .map((one) => one.name)
          .toSorted()
      expect(named('path')).toEqual(Object.keys(call.params?.shape ?? {}).toSorted())
      expect(named('query')).toEqual(Object.keys(call.query?.shape ?? {}).toSorted())
      expect(named('header')).toEqual(call.keyed ? ['Idempotency-Key'] : [])
      for (const parameter of operation().parameters) expect(parameter.schema).toHaveProperty('type')
    })

    test('has its body', () => {
      const content = operation().requestBody?.content
      if (!call.body) return expect(content).toBeUndefined()
      expect(Object.keys(content ?? {}).toSorted()).toEqual(
        call.multipart ? ['application/json', 'multipart/form-data'] : ['application/json'],
      )
      expect(properties(content?.['application/json']?.schema)).toEqual(fieldsOf(call.body, 'input'))
      if (call.multipart)
        expect(properties(content?.['multipart/form-data']?.schema)).toEqual(expect.arrayContaining(['image', 'json']))
    })

    test('has its responses, with errors in the common shape', () => {
      const { 200: success, ...failures } = operation().responses
      expect(properties(success?.content['application/json']?.schema)).toEqual(fieldsOf(call.output, 'output'))
      const expected = [
        '500',
        '503',
        ...(call.access === 'customer' ? ['401'] : []),
        ...(call.params || call.query ? ['404'] : []),
      ]
      if (call.params || call.query || call.body) expected.push('400')
      if (call.method !== 'get') expected.push('403', '429')
      if (call.body) expected.push('413')
      for (const code of call.refusals ?? []) expected.push(String(errorStatus[code]))
      expect(Object.keys(failures).toSorted()).toEqual([...new Set(expected)].toSorted())
      for (const failure of Object.values(failures)) {
        expect(properties(failure.content['application/json']?.schema)).toEqual(fieldsOf(ErrorBody, 'output'))
      }
    })
  })
})
