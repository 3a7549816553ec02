import 'server-only'

/** The VAT rate of a stored `VatClass`, in hundredths of a percent; null for an exempt product. `standard`: the shop's rate. */
export function vatRate(vatClass: string, standard: number): number | null {
  if (vatClass === 'exempt') return null
  return vatClass === 'zero' ? 0 : standard
}
