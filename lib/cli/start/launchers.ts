import { readFileSync } from 'node:fs'

const HIGHEST = 6

/**
 * Returns the pids of our ancestors from our parent up to npm: npm starts us through a shell, and neither signals us when it is
 * killed. Only our parent without npm (closing a shell must not stop the shop) or without /proc.
 */
export function launchers(pid = process.pid): number[] {
  const chain: number[] = []
  for (let next = parentOf(pid); next !== null && next > 1 && chain.length < HIGHEST; next = parentOf(next)) {
    chain.push(next)
    if (isNpm(next)) return chain
  }
  return chain.slice(0, 1)
}

/** Returns true while each of `chain` is still the parent of the one before it. */
export function stillThere(chain: number[], pid = process.pid): boolean {
  const children = [pid, ...chain]
  return chain.every((parent, index) => (parentOf(children[index] ?? 0) ?? parent) === parent)
}

/** Returns null where it is unknown. */
function parentOf(pid: number): number | null {
  if (pid === process.pid) return process.ppid
  // The name in brackets may contain anything; state and parent follow the last bracket.
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
