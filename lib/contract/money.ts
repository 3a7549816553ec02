/** An amount of money in fils: 100 fils are one dirham (AED). Always an integer. */
export type Fils = number

/** Highest total of an order, in fils: the database stores amounts in 32 bits. */
export const TOTAL_MAX: Fils = 2_000_000_000

/** Bounds of a card payment, in fils. Stripe takes eight digits. */
export const CARD_LIMITS: { least: Fils; most: Fils } = { least: 200, most: 99_999_999 }

/** Converts fils to AED with two decimals. */
export function toAed(fils: Fils): number {
  return fils / 100
}

/** AED as text with two decimals: 1250 fils → `12.50`. */
export function aedText(fils: Fils): string {
  return toAed(fils).toFixed(2)
}

/** Converts AED to fils, rounded to the nearest. */
export function fromAed(aed: number): Fils {
  return Math.round(aed * 100)
}
