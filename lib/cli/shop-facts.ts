import { defaultFacts } from '@/lib/config/shop-info'
import { FactChanges, type ShopFacts, type Hours, type Weekday, weekdays } from '@/lib/contract/shop-info'
import { CommandError, exitCode } from './exit'

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

const DAYS = weekdays.length
const ENTRY = /^(\S+)\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/

/** Parses hours such as `Sat-Thu 09:00-22:00; Fri 16:00-22:00`; `daily` is every day. Null when not understood. */
export function parseHours(text: string): Hours[] | null {
  const entries = text.split(';').map((entry) => {
    const [, days = '', from = '', to = ''] = ENTRY.exec(entry.trim()) ?? []
    const parsed = parseDays(days)
    return parsed && { days: parsed, from: from.padStart(5, '0'), to: to.padStart(5, '0') }
  })
  const valid = entries.filter((entry) => entry !== null)
  return valid.length === entries.length ? valid : null
}

function parseDays(text: string): Weekday[] | null {
  if (text.toLowerCase() === 'daily') return [...weekdays]
  const days = text.split(',').map((part) => {
    const [first, last] = part.split('-').map(dayNumber)
    if (first === undefined || first < 0 || last === -1) return null
    const count = last === undefined ? 1 : ((last - first + DAYS) % DAYS) + 1
    return Array.from({ length: count }, (_, at) => weekdays[(first + at) % DAYS] ?? 'Sun')
  })
  return days.includes(null) ? null : [...new Set(days.flatMap((some) => some ?? []))]
}

/** Index in `weekdays`; -1 for no day. Only the first three letters count. */
function dayNumber(name: string): number {
  return weekdays.findIndex((day) => name.slice(0, 3).toLowerCase() === day.toLowerCase())
}

/** Formats hours as `parseHours` reads them. */
export function hoursText(hours: Hours[]): string {
  return hours.map(({ days, from, to }) => `${days.join(',')} ${from}-${to}`).join('; ')
}
