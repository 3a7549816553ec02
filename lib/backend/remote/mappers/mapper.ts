import 'server-only'
import { LRUCache } from 'lru-cache'
import type { CallName } from '@/lib/contract/addresses'
import type { Bilingual } from '@/lib/contract/bilingual'
import { fromAed, type Fils } from '@/lib/contract/money'
import { wellFormed } from '@/lib/utils/graphemes'
import { log } from '@/lib/utils/log'

/** Limits warnings to one per call, field and reason in ten minutes. */
const warned = new LRUCache<string, true>({ max: 500, ttl: 600_000 })

/** Passed to mappers, which map items of Spec §3 or log why they cannot and return null: names the call in that warning. */
export class MappingContext {
  constructor(readonly call: CallName) {}

  /** Logs an unreadable field, never its value, which may be personal data. Returns null. */
  warn(field: string, why: string): null {
    const key = `${this.call} ${field} ${why}`
    if (!warned.has(key))
      log().warn({ call: this.call, field, why }, 'An answer of the API host has an unreadable field')
    warned.set(key, true)
    return null
  }
}

/** Resets the limit (tests). */
export function resetMappingWarnings(): void {
  warned.clear()
}

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

export type ReadItem<T> = (value: unknown, mapping: MappingContext) => T | null

/** Maps the items of a list, skipping unreadable ones. */
export function readAll<T>(value: unknown, mapping: MappingContext, field: string, readItem: ReadItem<T>): T[] {
  return listOf(value, mapping, field).flatMap((one) => readItem(one, mapping) ?? [])
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
  return mapping.warn(field, 'is not a number')
}

/** An amount in fils; null otherwise. */
export function filsOf(value: unknown, mapping: MappingContext, field: string): Fils | null {
  const aed = numberOf(value, mapping, field)
  if (aed === null) return null
  return aed >= 0 && aed < 1e9 ? fromAed(aed) : mapping.warn(field, 'is not a price')
}

/** A date as ISO 8601; `otherwise` when there is none. */
export function momentOf(value: unknown, otherwise: string): string {
  const date = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : otherwise
}

/** A text in both languages; an empty one takes the other's value. */
export function bilingual(en: unknown, ar: unknown): Bilingual {
  const [english, arabic] = [textOf(en), textOf(ar)]
  return { en: english || arabic, ar: arabic || english }
}
