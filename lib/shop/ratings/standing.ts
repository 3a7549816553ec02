/** Ratings of so many stars that every product has beside its own when the best rated are asked for: one of five alone does not stand before many of 4.9. */
export const ASSUMED = { ratings: 5, stars: 4 }

/** What the best rated are ordered by, greatest first; 0 without ratings. Reckoned in the same steps as its twin in SQL. */
export function standing(average: number | null, ratings: number): number {
  if (average === null || ratings === 0) return 0
  // In hundredths of stars, which are whole.
  return (Math.round(average * 100) * ratings + 100 * ASSUMED.stars * ASSUMED.ratings) / (ratings + ASSUMED.ratings)
}
