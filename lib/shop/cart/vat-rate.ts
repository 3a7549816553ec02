import 'server-only'
import type { Fils } from '@/lib/contract/money'
import { vatIn } from '../catalogue/vat'

/** The VAT that a line's total includes, and its rate in hundredths of a percent: null for an exempt product. `standard`: the shop's rate. */
export function lineVat(total: Fils, vatClass: string, standard: number): { vatRate: number | null; vat: Fils } {
  const rate = vatRate(vatClass, standard)
  return { vatRate: rate, vat: vatIn(total, rate ?? 0) }
}

/** The rate of a stored `VatClass`. */
function vatRate(vatClass: string, standard: number): number | null {
  if (vatClass === 'exempt') return null
  return vatClass === 'zero' ? 0 : standard
}
