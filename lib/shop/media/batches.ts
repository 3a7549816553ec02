/** A picture that is still only a recipe. */
export interface Missing {
  hash: string
  /** What takes long to draw and is the same in several pictures: their scene in its colours. */
  scene: string
}

/**
 * Deals pictures out to so many workers, each scene to one of them, so that what its pictures share is drawn once; as evenly as that
 * goes, and in the order in which they come. Gives each worker's hashes.
 */
export function shareOut(missing: readonly Missing[], workers: number): string[][] {
  const sizes = new Map<string, number>()
  for (const { scene } of missing) sizes.set(scene, (sizes.get(scene) ?? 0) + 1)
  const load = Array<number>(workers).fill(0)
  const workerOf = new Map<string, number>()
  for (const [scene, size] of [...sizes].sort(([, a], [, b]) => b - a)) {
    const least = load.indexOf(Math.min(...load))
    workerOf.set(scene, least)
    load[least]! += size
  }
  return load.map((_, at) => missing.filter(({ scene }) => workerOf.get(scene) === at).map(({ hash }) => hash))
}

/** The batch that has most left, for who has none. There has to be one. */
export function longest(batches: string[][]): string[] {
  return batches.reduce((long, batch) => (batch.length > long.length ? batch : long))
}
