import { wellFormed } from '@/lib/utils/graphemes'
import { fromAed, type Fils } from '@/lib/contract/money'
import type { MappingContext } from './mapper'

export type Fields = Record<string, unknown>

/** The fields of an object; null for anything else. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

/** The answer's `data`, or the answer itself without one. */
export function dataOf(answer: unknown): unknown {
  return fieldsOf(answer)?.data ?? answer
}

/** A list; empty for null or undefined. */
export function listOf(value: unknown, mapping: MappingContext, field: string): unknown[] {
  if (Array.isArray(value)) return value
  if (value !== null && value !== undefined) mapping.warn(field, 'is not a list')
  return []
}

/** An id from a string, a number, or an object that has one; null otherwise. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'string' && /^[\w-]{1,64}$/.test(value)) return value
  const fields = fieldsOf(value)
  return fields ? idOf(fields._id ?? fields.id ?? null) : null
}

/** A string, with U+FFFD for lone surrogates; empty for other types. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? wellFormed(value).trim() : ''
}

/** A number, also from a string such as `"1,250.00"`; null otherwise. */
export function numberOf(value: unknown, mapping: MappingContext, field: string): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = typeof value === 'string' ? Number(value.replaceAll(/[,\s]|AED/g, '')) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  mapping.warn(field, 'is not a number')
  return null
}

/** An amount in fils; null otherwise. */
export function filsOf(value: unknown, mapping: MappingContext, field: string): Fils | null {
  const aed = numberOf(value, mapping, field)
  if (aed === null) return null
  if (aed >= 0 && aed < 1e9) return fromAed(aed)
  mapping.warn(field, 'is not a price')
  return null
}

/** A date as ISO 8601; `otherwise` when there is none. */
export function momentOf(value: unknown, otherwise: string): string {
  const date = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : otherwise
}

/** A text in both languages; an empty one takes the other's value. */
export function bilingual(en: unknown, ar: unknown): { en: string; ar: string } {
  const [english, arabic] = [textOf(en), textOf(ar)]
  return { en: english || arabic, ar: arabic || english }
}
