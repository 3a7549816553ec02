import { readdirSync, readFileSync } from 'node:fs'

/** Length of one tick of /proc, ms. */
const TICK = 10

/** Fields of /proc/<pid>/stat behind the name; empty when there is no such process. */
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

/** Processor time that a process has used, all its threads together, ms. Linux. */
export function processTime(pid: number): number {
  return timeOf(statOf(pid))
}

/** Processor time of all processes of a group, ms. Linux. */
export function groupTime(group: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => Number(stat[2]) === group)
    .reduce((sum, stat) => sum + timeOf(stat), 0)
}
