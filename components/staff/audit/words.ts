import { cities, type City } from '@/lib/contract/address'
import { formatPrice } from '@/lib/i18n/price'
import type { StaffTexts } from '../kit/translations'
import messages from '@/messages/staff.en.json'

const { Audit, Payment, Products, Roles, Status } = messages

/** Amounts of an order, the fee of a preparation, and the price of an imported product. */
const amounts: ReadonlySet<string> = new Set(['subtotal', 'shipping', 'total', 'refunded', 'fee', 'price'])

/** Whether the entries of a call hold amounts in fils; others hold AED. */
function holdsFils(call: string): boolean {
  return call.includes(' /orders') || call.endsWith('/preparations') || call === 'POST /import'
}

function isOf<T extends object>(names: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(names, name)
}

/** Whether the audit log has words for a call. */
export function isNamed(call: string): call is keyof typeof Audit.calls {
  return isOf(Audit.calls, call)
}

/** Writes the fields and values of a call's entries in the reader's language. A field may also be a product's handle. */
export function wordsOf(call: string, { language, t }: StaffTexts, cityName: (city: City) => string) {
  const inFils = holdsFils(call)
  const named = (name: string) => {
    const city = cities.find((one) => one === name)
    return city ? cityName(city) : name
  }
  return {
    field: (field: string): string => (isOf(Audit.fields, field) ? t(`Audit.fields.${field}`) : named(field)),
    value: (field: string, value: unknown): string => {
      if (typeof value === 'boolean') return t(value ? 'Audit.yes' : 'Audit.no')
      if (typeof value === 'number' && inFils && amounts.has(field)) return formatPrice(value, language)
      if (typeof value !== 'string') return String(value)
      const one = `${field} ${value}`
      if (isOf(Audit.values, one)) return t(`Audit.values.${one}`)
      if (field === 'status' && isOf(Status, value)) return t(`Status.${value}`)
      if (field === 'payment' && isOf(Payment, value)) return t(`Payment.${value}`)
      if (field === 'role' && isOf(Roles, value)) return t(`Roles.${value}`)
      if (field === 'sale' && isOf(Products.sales, value)) return t(`Products.sales.${value}`)
      return field === 'city' || field === 'zones' ? named(value) : value
    },
  }
}
