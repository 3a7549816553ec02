import { readFileSync } from 'node:fs'

const HIGHEST = 6

/**
 * Who started us, from our parent up to npm: npm puts a shell between itself and us, and neither tells us when it is killed.
 * Only our parent where there is no npm (a shell that ends must not take the shop with it) or no /proc to ask.
 */
export function launchers(pid = process.pid): number[] {
  const chain: number[] = []
  for (let next = parentOf(pid); next !== null && next > 1 && chain.length < HIGHEST; next = parentOf(next)) {
    chain.push(next)
    if (isNpm(next)) return chain
  }
  return chain.slice(0, 1)
}

/** Whether each of `chain` is still the parent of the one before it. */
export function stillThere(chain: number[], pid = process.pid): boolean {
  const children = [pid, ...chain]
  return chain.every((parent, index) => (parentOf(children[index] ?? 0) ?? parent) === parent)
}

/** Null where it cannot be known. */
function parentOf(pid: number): number | null {
  if (pid === process.pid) return process.ppid
  // The name, in brackets, may hold anything; state and parent stand after the last bracket.
  const [, parent] = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? []
  return parent === undefined ? null : Number(parent)
}

function isNpm(pid: number): boolean {
  return /^npm( |\0|$)|\/npm-cli\.js\0/.test(read(`/proc/${pid}/cmdline`) ?? '')
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
