/** Returns `count` star values (1 to 5) with a mean near `average`, spread like real ratings. `random` returns [0, 1). */
export function starsAround(average: number, count: number, random: () => number): number[] {
  const total = Math.min(5 * count, Math.max(count, Math.round(average * count)))
  const base = Math.floor(total / count)
  const stars = Array.from({ length: count }, (_, index) => (index < total - base * count ? base + 1 : base))
  for (let swap = 0; swap < Math.floor(count / 5); swap++) spread(stars, random)
  return stars
}

/** Moves a star from one rating to another, which keeps the mean. */
function spread(stars: number[], random: () => number): void {
  const from = Math.floor(random() * stars.length)
  const to = Math.floor(random() * stars.length)
  const [taken, given] = [stars[from], stars[to]]
  if (taken === undefined || given === undefined || from === to || taken <= 2 || given >= 5) return
  stars[from] = taken - 1
  stars[to] = given + 1
}
