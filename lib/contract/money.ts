/** An amount of money in fils: 100 fils are one dirham (AED). Always an integer. */
export type Fils = number

/** The smallest and the largest sum that a card is charged. Stripe takes eight digits. */
export const CARD_LIMITS: { least: Fils; most: Fils } = { least: 200, most: 99_999_999 }

/** Dirhams as they stand on the wire (AED, two decimals) from fils. */
export function toAed(fils: Fils): number {
  return fils / 100
}

/** Fils from dirhams as they stand on the wire; a fraction of a fils is rounded to the nearest. */
export function fromAed(aed: number): Fils {
  return Math.round(aed * 100)
}
