import { z } from 'zod'
import { text } from './fields'

/** The shop's policies, each a page at `/policies/{name}`. */
export const policyNames = ['delivery', 'returns', 'privacy', 'terms'] as const
export type PolicyName = (typeof policyNames)[number]

const POLICY_MAX = 20_000
/** What a policy may name in braces. */
export const policyFacts = ['shop', 'city', 'address', 'phone', 'email'] as const
export type PolicyFact = (typeof policyFacts)[number]

const IN_BRACES = /\{([^{}]*)\}/g
const isKnown = (name: string): name is PolicyFact => policyFacts.some((fact) => fact === name)

type LinePart = { text: string } | { fact: PolicyFact }

/** Splits a line at the facts it names. */
export function splitAtFacts(line: string): LinePart[] {
  return line
    .split(IN_BRACES)
    .map((part, at): LinePart => (at % 2 === 1 && isKnown(part) ? { fact: part } : { text: part }))
}

const Text = text(POLICY_MAX)
  .refine((value) => value.trim() !== '', 'The text is empty.')
  .refine((value) => [...value.matchAll(IN_BRACES)].every(([, name = '']) => isKnown(name)), {
    error: `Only these can stand in braces: ${policyFacts.map((fact) => `{${fact}}`).join(', ')}.`,
  })

/**
 * A policy's text in both languages: paragraphs, headings (`## `) and lists (`- `), with `{shop}`, `{city}`, `{address}`,
 * `{phone}` and `{email}` for the shop's facts.
 */
export const PolicyText = z.object({ en: Text, ar: Text })
export type PolicyText = z.infer<typeof PolicyText>

/** A policy, and whether the owner has set it. */
export const StaffPolicy = PolicyText.extend({ own: z.boolean() })
export type StaffPolicy = z.infer<typeof StaffPolicy>
