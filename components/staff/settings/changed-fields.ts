/** The fields that differ, so that what somebody else changed meanwhile stays; undefined where `after` has none. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const was = new Map(Object.entries(before))
  const all = Object.entries({ ...Object.fromEntries([...was.keys()].map((name) => [name, undefined])), ...after })
  const entries = all.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)))
  return Object.fromEntries(entries) as Partial<T>
}
