import 'server-only'
import { z } from 'zod'
import type { Fils } from '@/lib/contract/money'
import type { Db, Tx } from '@/lib/db/database'
import { readSetting } from '../setting-rows'
import { shopFacts } from './shop-info'

/** Key of the row in `settings`. */
export const VAT = 'vat'

/** One percent, in the unit of rates. */
const PERCENT = 100
const WHOLE = 100 * PERCENT

/** The rate of VAT, in hundredths of a percent. */
export const VatSetting = z.object({ rate: z.number().int().min(0).max(WHOLE) })
export type VatSetting = z.infer<typeof VatSetting>

const DEFAULT_RATE = 5 * PERCENT

export interface VatTerms {
  /** In hundredths of a percent: 500 is 5 %. */
  rate: number
  /** Tax registration number; null for a shop that issues no tax invoices. */
  trn: string | null
}

/** Reads the VAT terms; 5 % until the owner sets another rate. */
export async function vatTerms(db: Db | Tx): Promise<VatTerms> {
  const setting = await readSetting(db, VAT, VatSetting)
  const { trn } = await shopFacts(db)
  return { rate: setting?.rate ?? DEFAULT_RATE, trn }
}

/**
 * The VAT that a total of 0 or more includes, half up to a fils; `rate` is in hundredths of a percent. Integer
 * arithmetic: exact up to 4 billion AED.
 */
export function vatIn(total: Fils, rate: number): Fils {
  const parts = 2 * (WHOLE + rate)
  const doubled = 2 * total * rate + WHOLE + rate
  return (doubled - (doubled % parts)) / parts
}

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
