import { z } from 'zod'
import { withoutDirectionMarks } from './bilingual'

/** A text in both languages, such as a name. */
export const BilingualText = z.object({ en: z.string(), ar: z.string() })

const NUL = String.fromCharCode(0)
const loneSurrogate = /\p{Surrogate}/u
/** Control characters and line separators. */
const lineBreaking = /[\p{Cc}\u2028\u2029]/u

/** Text that any database can store: no NUL, no lone surrogate, at most `max` UTF-16 units; `missing` is the message when absent. Invariant 21 of the backend rules. */
export function text(max: number, missing?: string) {
  return z
    .string({ error: ({ input }) => (input === undefined ? missing : undefined) })
    .max(max)
    .refine((value) => !value.includes(NUL) && !loneSurrogate.test(value), 'InvalidText')
}

/** One line of text; trims it, removes direction marks, and refuses control characters and line breaks. */
export function line(max: number, missing?: string) {
  return text(max, missing)
    .overwrite(withoutDirectionMarks)
    .trim()
    .refine((value) => !lineBreaking.test(value), 'InvalidText')
}

/** A required line with at least one letter or digit; `missing` is the message otherwise. */
export function requiredLine(max: number, missing: string) {
  return line(max, missing).min(1, missing)
}

/** A name needs more than punctuation. */
export const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** An id on the wire: UUIDv7 from the local backend, any short plain string from an API host. */
export const Id = z.string().regex(/^[\w-]{1,64}$/, 'InvalidId')

/** One or more values: `a=1&a=2` arrives as a list, `a=1` as a string. */
export function listOf<T extends z.ZodType>(item: T, max: number) {
  return z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).max(max),
  )
}

/** A page number, from 1. */
export const PageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'InvalidPage')
  .transform(Number)

/** A number in a query, from 0, without exponent. */
export function numberUpTo(max: number) {
  return z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, 'InvalidNumber')
    .transform(Number)
    .pipe(z.number().min(0).max(max))
}

/** A day in Asia/Dubai in a query, from the second of the year 1 on: the first begins in the UTC year 0, which PostgreSQL refuses. */
export const Day = z.iso.date().refine((day) => day > '0001-01-01')

/** A stored phone number: 971 and nine digits starting with 5. Spec §5. */
export const Phone = z.string().regex(/^9715\d{8}$/, 'InvalidPhone')
