const NOTHING = '—'

type Money = (fils: number) => string

/** Paths of amounts of an order, of the fee of a preparation, and of the price of an imported product. */
const AMOUNT = /(?:^|› )(?:subtotal|shipping|total|refunded|fee|price)$/

/** Whether the entries of a call hold amounts in fils; others hold AED. */
export function holdsFils(call: string): boolean {
  return call.includes(' /orders') || call.endsWith('/preparations') || call === 'POST /import'
}

/**
 * The values of one side of a change, one a line as `hay › price: 40`, without those that the other side has too. Values in lists
 * are counted from 1. `money` writes the amounts of entries that hold them in fils.
 */
export function changedValues(value: unknown, other: unknown, money?: Money): string {
  const leavesOf = (side: unknown) =>
    leaves(side).map(
      ([path, one]) => [path, money && AMOUNT.test(path) && one !== NOTHING ? money(Number(one)) : one] as const,
    )
  const same = new Map(leavesOf(other))
  const changed = leavesOf(value).filter(([path, text]) => same.get(path) !== text)
  return changed.map(([path, text]) => (path ? `${path}: ${text}` : text)).join('\n')
}

function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (value === undefined || (value === null && path === '')) return []
  if (typeof value !== 'object' || value === null)
    return [[path, value === null || value === '' ? NOTHING : String(value)]]
  const isList = Array.isArray(value)
  if (isList && value.every((one) => typeof one !== 'object')) return [[path, value.join(', ') || NOTHING]]
  return Object.entries(value).flatMap(([key, one]) => {
    const name = isList ? String(Number(key) + 1) : key
    return leaves(one, path ? `${path} › ${name}` : name)
  })
}
