/** A picture whose files are not drawn yet. */
export interface Missing {
  hash: string
  /** Key of the scene and its colors: slow to draw and shared by several pictures. */
  scene: string
}

/** Splits pictures evenly among workers, in order. Each scene goes to one worker, which draws its shared parts once. */
export function distribute(missing: readonly Missing[], workers: number): string[][] {
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

/** Returns the longest batch, for an idle worker to help with. Requires at least one batch. */
export function longest(batches: string[][]): string[] {
  return batches.reduce((long, batch) => (batch.length > long.length ? batch : long))
}
