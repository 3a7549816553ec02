import type { Language } from '@/lib/config/constants'
import type { City } from '@/lib/contract/address'
import { weekdays } from '@/lib/contract/shop-info'
import english from '@/messages/staff.en.json'
import { comma } from './comma'
import { formatPrice } from './price'
import { weekdayNames } from './slot'
import type { StaffMessages } from './staff'

/** The texts of a reader's language. */
export interface AuditTexts {
  language: Language
  messages: StaffMessages
  cityNames: Record<City, string>
}

type Names = Readonly<Record<string, string | undefined>>

/** Amounts of an order, the fee of a preparation, and the price of an imported product. */
const amounts: ReadonlySet<string> = new Set(['subtotal', 'shipping', 'total', 'refunded', 'fee', 'price'])
/** Subjects that say no more than their call. */
const repeating: ReadonlySet<string> = new Set([
  ...['audit log', 'backup', 'categories', 'delivery', 'erasure', 'home', 'import', 'invoices', 'media'],
  ...['orders as CSV', 'shipping', 'shopInfo', 'synonyms', 'synthetic products', 'vat'],
])

/** Whether the entries of a call hold amounts in fils; others hold AED. */
function holdsFils(call: string): boolean {
  return call.includes(' /orders') || call.endsWith('/preparations') || call === 'POST /import'
}

/** Whether the audit log has words for a call. */
export function isNamed(call: string): call is keyof typeof english.Audit.calls {
  return Object.hasOwn(english.Audit.calls, call)
}

function fieldNames({ Audit, Home, Settings }: StaffMessages): Names {
  const { facebook, instagram, tiktok, whatsapp } = Settings
  return { ...Home.groupNames, facebook, instagram, tiktok, whatsapp, ...Audit.fields }
}

/** The names of a field's values. */
function valueNames({ language, messages, cityNames }: AuditTexts): Readonly<Record<string, Names | undefined>> {
  const { Messages, Orders, Payment, Preparations, Products, Roles, Status } = messages
  return {
    status: Status,
    payment: { ...Orders.groups, ...Payment },
    role: Roles,
    sale: Products.sales,
    kind: Preparations.kinds,
    template: Messages.templates,
    days: Object.fromEntries(weekdays.map((day, at) => [day, weekdayNames[language][at]])),
    city: cityNames,
    zones: cityNames,
  }
}

function nameIn(names: Names | undefined, key: string): string | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined
}

/** Writes the subject, fields and values of a call's entries in the reader's language. A field may also be a product's handle. */
export function wordsOf(call: string, texts: AuditTexts) {
  const { language, messages, cityNames } = texts
  const inFils = holdsFils(call)
  const [fields, values] = [fieldNames(messages), valueNames(texts)]
  return {
    /** Empty where the call says it all. */
    subject: (subject: string): string => {
      const isByName = /\/(?:categories|products)\b/.test(call) && subject !== 'categories'
      if (!isNamed(call) || isByName) return subject
      if (repeating.has(subject) || subject.startsWith('/')) return ''
      const named = subject.replace(/^(?:customer|message|review) |^policy\./, '')
      return nameIn(messages.Settings.policies, subject === named ? '' : named) ?? named
    },
    list: (values: string[]): string => values.join(comma(language)),
    field: (field: string): string => nameIn(fields, field) ?? nameIn(cityNames, field) ?? field,
    value: (field: string, value: unknown): string => {
      if (typeof value === 'boolean') return messages.Audit[value ? 'yes' : 'no']
      if (typeof value === 'number' && inFils && amounts.has(field)) return formatPrice(value, language)
      if (typeof value !== 'string') return String(value)
      if (field === 'slot') return value.replace(/[a-z-]+$/, (city) => nameIn(cityNames, city) ?? city)
      return nameIn(messages.Audit.values, `${field} ${value}`.trim()) ?? nameIn(values[field], value) ?? value
    },
  }
}

/** Shorter words would be in most names, and each name costs a search of all entries. */
const WORD_MIN = 3

/** What the log stores for the names that contain a searched text: calls, parts of the values' JSON, and ids of actors. */
export function storedWords(search: string, texts: AuditTexts): Record<'calls' | 'parts' | 'actors', string[]> {
  const wanted = search.toLowerCase()
  if (wanted.length < WORD_MIN) return { calls: [], parts: [], actors: [] }
  const found = (names: Names) => Object.keys(names).filter((key) => names[key]?.toLowerCase().includes(wanted))
  const { Audit } = texts.messages
  const values = Object.entries(valueNames(texts)).flatMap(([field, names = {}]) =>
    found(names).map((value) =>
      field === 'days' || names === texts.cityNames ? `"${value}"` : `"${field}":"${value}"`,
    ),
  )
  const others = found(Audit.values).map((key) => `"${key.replace(' ', '":"')}"`)
  return {
    calls: found(Audit.calls),
    parts: [...found(fieldNames(texts.messages)).map((field) => `"${field}":`), ...new Set(values), ...others],
    actors: found({ token: Audit.token }),
  }
}
