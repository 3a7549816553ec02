declare global {
  var oasis: Map<string, unknown> | undefined
}

/**
 * One value per process, made at its first use. Each server bundle has its own copy of every module, so a module variable would
 * exist several times. `name` is unique in the code base.
 */
export function singleton<Value>(name: string, make: () => Value): Value {
  const all = (globalThis.oasis ??= new Map())
  if (!all.has(name)) all.set(name, make())
  // Only this name's own `make` stores under it.
  return all.get(name) as Value
}

/** Forgets a value, so that the next use makes it anew. For tests and for what is closed. */
export function dropSingleton(name: string): void {
  globalThis.oasis?.delete(name)
}
