/** A picture that is still only a recipe. */
export interface Missing {
  hash: string
  /** What takes long to draw and is the same in all pictures of a kin: their scene in their colours. */
  kin: string
}

/**
 * Deals pictures out to so many studios, each kin to one of them, so that what its pictures share is drawn once; as evenly as that
 * goes, and in the order in which they come. Gives each studio's hashes.
 */
export function shareOut(missing: readonly Missing[], studios: number): string[][] {
  const sizes = new Map<string, number>()
  for (const { kin } of missing) sizes.set(kin, (sizes.get(kin) ?? 0) + 1)
  const load = Array<number>(studios).fill(0)
  const studioOf = new Map<string, number>()
  for (const [kin, size] of [...sizes].sort(([, a], [, b]) => b - a)) {
    const least = load.indexOf(Math.min(...load))
    studioOf.set(kin, least)
    load[least]! += size
  }
  return load.map((_, at) => missing.filter(({ kin }) => studioOf.get(kin) === at).map(({ hash }) => hash))
}

/** The lot that has most left, for who has none. There has to be one. */
export function longest(lots: string[][]): string[] {
  return lots.reduce((long, lot) => (lot.length > long.length ? lot : long))
}
