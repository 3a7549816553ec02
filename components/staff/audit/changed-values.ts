/**
 * The values of one side of a change, one a line as `hay › price: 40`, without those that the other side has too. Values in lists
 * are counted from 1.
 */
export function changedValues(value: unknown, other: unknown): string {
  const same = new Map(leavesOf(other))
  const changed = leavesOf(value).filter(([path, text]) => same.get(path) !== text)
  return changed.map(([path, text]) => (path ? `${path}: ${text}` : text)).join('\n')
}

function leavesOf(value: unknown, path = ''): [path: string, text: string][] {
  if (value === undefined || (value === null && path === '')) return []
  if (typeof value !== 'object' || value === null) return [[path, value === null || value === '' ? '—' : String(value)]]
  const isList = Array.isArray(value)
  if (isList && value.every((one) => typeof one !== 'object')) return [[path, value.join(', ') || '—']]
  return Object.entries(value).flatMap(([key, one]) => {
    const name = isList ? String(Number(key) + 1) : key
    return leavesOf(one, path ? `${path} › ${name}` : name)
  })
}
