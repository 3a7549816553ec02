import { wellFormed } from '@/lib/utils/graphemes'
import { fromAed, type Fils } from '@/lib/contract/money'
import type { MappingContext } from './mapper'

export type Fields = Record<string, unknown>

/** The fields of an object; null for anything else. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

/** What stands under `data`, or the answer itself when nothing does. */
export function dataOf(answer: unknown): unknown {
  return fieldsOf(answer)?.data ?? answer
}

/** A list; null and absence are an empty one. */
export function listOf(value: unknown, reading: MappingContext, field: string): unknown[] {
  if (Array.isArray(value)) return value
  if (value !== null && value !== undefined) reading.puzzled(field, 'is no list')
  return []
}

/** An id, which may come as a number, or as the object it stands in. Null for what is none. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'string' && /^[\w-]{1,64}$/.test(value)) return value
  const fields = fieldsOf(value)
  return fields ? idOf(fields._id ?? fields.id ?? null) : null
}

/** A text, with U+FFFD for half a character that a host's own cut left; empty when there is none. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? wellFormed(value).trim() : ''
}

/** A number, also from a string such as `"1,250.00"`; null when there is none. */
export function numberOf(value: unknown, reading: MappingContext, field: string): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = typeof value === 'string' ? Number(value.replaceAll(/[,\s]|AED/g, '')) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  reading.puzzled(field, 'is no number')
  return null
}

/** An amount in fils; null when there is none. */
export function filsOf(value: unknown, reading: MappingContext, field: string): Fils | null {
  const aed = numberOf(value, reading, field)
  if (aed === null) return null
  if (aed >= 0 && aed < 1e9) return fromAed(aed)
  reading.puzzled(field, 'is no price')
  return null
}

/** A moment as ISO 8601; the given one when there is none. */
export function momentOf(value: unknown, otherwise: string): string {
  const date = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : otherwise
}

/** Both languages of a text; one stands in for the other. */
export function bilingual(en: unknown, ar: unknown): { en: string; ar: string } {
  const [english, arabic] = [textOf(en), textOf(ar)]
  return { en: english || arabic, ar: arabic || english }
}
