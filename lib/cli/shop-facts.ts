import { defaultFacts } from '@/lib/config/shop-info'
import { FactChanges, type ShopFacts } from '@/lib/contract/shop-info'
import { CommandError, exitCode } from './exit'
import { hoursText, parseHours } from './opening-hours'

const numbers = ['map.latitude', 'map.longitude', 'since']

/** The facts as pairs of a dotted name and a text; empty for none. */
export function factPairs(facts: ShopFacts): [name: string, text: string][] {
  return Object.entries(facts).flatMap(([name, value]): [string, string][] => {
    if (name === 'hours') return [[name, hoursText(facts.hours)]]
    if (typeof value !== 'object' || value === null) return [[name, String(value ?? '')]]
    return Object.entries(value).map(([part, text]) => [`${name}.${part}`, String(text ?? '')])
  })
}

export const factNames = factPairs(defaultFacts).map(([name]) => name)

/** Parses `name=value` words into changes; an empty value removes the fact. Throws CommandError naming all that is wrong. */
export function parseFacts(words: string[]): FactChanges {
  const changes: Record<string, unknown> = {}
  for (const word of words) {
    const [, name = '', text = ''] = /^([^=]*)=(.*)$/s.exec(word) ?? []
    if (!factNames.includes(name))
      throw usage(`"${word}" is not understood: write name=value, with one of these names:\n  ${factNames.join(', ')}`)
    const [fact = '', part] = name.split('.')
    const value = valueOf(name, text.trim())
    if (part === undefined) changes[fact] = value
    else changes[fact] = { ...Object(changes[fact]), [part]: value }
  }
  const parsed = FactChanges.safeParse(changes)
  if (parsed.success) return parsed.data
  throw usage(
    parsed.error.issues
      .map(({ path, message }) => `${path.join('.')}: ${isEmpty(changes, path) ? 'This cannot be empty.' : message}`)
      .join('\n'),
  )
}

function valueOf(name: string, text: string): unknown {
  if (name === 'hours') {
    const hours = text === '' ? [] : parseHours(text)
    if (hours) return hours
    throw usage('hours: hours such as "Sat-Thu 09:00-22:00; Fri 16:00-22:00" or "daily 08:00-23:00" are expected.')
  }
  if (text === '') return null
  return numbers.includes(name) ? Number(text) : text
}

function isEmpty(changes: unknown, path: PropertyKey[]): boolean {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), changes) === null
}

function usage(message: string): CommandError {
  return new CommandError(`${message}\nNothing was changed.`, exitCode.usage)
}
