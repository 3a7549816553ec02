/** Prior of the Bayesian average: a single five must not outrank many ratings of 4.9. */
export const ASSUMED = { ratings: 5, stars: 4 }

/** The Bayesian average that sorts by rating, times 100; 0 without ratings. Same steps as its SQL twin in `slice.ts`. */
export function standing(average: number | null, ratings: number): number {
  if (average === null || ratings === 0) return 0
  // Whole hundredths keep the arithmetic exact.
  return (Math.round(average * 100) * ratings + 100 * ASSUMED.stars * ASSUMED.ratings) / (ratings + ASSUMED.ratings)
}
