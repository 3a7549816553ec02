import type { wordsOf } from './words'

const NOTHING = '—'

type Words = ReturnType<typeof wordsOf>

/**
 * The values of one side of a change, one a line as `hay › Price: 40`, without those that the other side has too. Values in lists
 * are counted from 1.
 */
export function changedValues(value: unknown, other: unknown, words: Words): string {
  const same = new Map(leaves(other, words))
  const changed = leaves(value, words).filter(([path, text]) => same.get(path) !== text)
  return changed.map(([path, text]) => (path ? `${path}: ${text}` : text)).join('\n')
}

function leaves(value: unknown, words: Words, field = '', path = ''): [path: string, text: string][] {
  if (value === undefined || (value === null && path === '')) return []
  const write = (one: unknown) => (one === null || one === '' ? NOTHING : words.value(field, one))
  if (typeof value !== 'object' || value === null) return [[path, write(value)]]
  const isList = Array.isArray(value)
  if (isList && value.every((one) => typeof one !== 'object')) return [[path, value.map(write).join(', ') || NOTHING]]
  return Object.entries(value).flatMap(([name, one]) => {
    const step = isList ? String(Number(name) + 1) : words.field(name)
    return leaves(one, words, isList ? field : name, path ? `${path} › ${step}` : step)
  })
}
