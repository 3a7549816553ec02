import { readdirSync, readFileSync } from 'node:fs'

/** Length of a /proc clock tick, ms. */
const TICK = 10

/** Fields of /proc/<pid>/stat after the name; empty when the process is gone. */
function statOf(pid: string | number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

function timeOf(stat: string[]): number {
  return stat.length === 0 ? 0 : (Number(stat[11]) + Number(stat[12])) * TICK
}

/** Returns the CPU time of a process with all its threads, ms. Linux only. */
export function processTime(pid: number): number {
  return timeOf(statOf(pid))
}

/** Returns the CPU time of a process group, ms. Linux only. */
export function groupTime(group: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => Number(stat[2]) === group)
    .reduce((sum, stat) => sum + timeOf(stat), 0)
}
