/** The fields that differ, so that what somebody else changed meanwhile stays; undefined where `after` has none. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const names = Object.keys({ ...before, ...after })
  const changed = names.filter((name) => JSON.stringify(is.get(name)) !== JSON.stringify(was.get(name)))
  return Object.fromEntries(changed.map((name) => [name, is.get(name)])) as Partial<T>
}
