import type { wordsOf } from './audit-words'

const NOTHING = '—'

type Words = ReturnType<typeof wordsOf>
/** A value that is no object, or a list of such; with the names that lead to it. Places in lists are numbers, from 1. */
type Leaf = [path: (string | number)[], value: unknown]

/** The values of one side of a change, one a line as `hay › Price: 40`, without those that the other side has too. */
export function changedValues(value: unknown, other: unknown, words: Words): string {
  const keyOf = (leaf: Leaf) => JSON.stringify(leaf)
  const same = new Set(leaves(other).map(keyOf))
  const changed = leaves(value).filter((leaf) => !same.has(keyOf(leaf)))
  return changed.map((leaf) => lineOf(leaf, words)).join('\n')
}

function leaves(value: unknown, path: Leaf[0] = []): Leaf[] {
  if (value === undefined || (value === null && path.length === 0)) return []
  const isList = Array.isArray(value)
  const isLeaf = isList ? value.every((one) => typeof one !== 'object') : typeof value !== 'object' || value === null
  if (isLeaf) return [[path, value]]
  return Object.entries(value as object).flatMap(([name, one]) =>
    leaves(one, [...path, isList ? Number(name) + 1 : name]),
  )
}

function lineOf([path, value]: Leaf, words: Words): string {
  const field = path.findLast((step) => typeof step === 'string') ?? ''
  const write = (one: unknown) => (one === null || one === '' ? NOTHING : words.value(field, one))
  const text = Array.isArray(value) ? words.list(value.map(write)) || NOTHING : write(value)
  const names = path.map((step) => (typeof step === 'string' ? words.field(step) : step))
  return names.length > 0 ? `${names.join(' › ')}: ${text}` : text
}
