// Allocates much garbage beside much live data. Prints the live data and the maximum heap, in MB.
import { limitHeapGrowth } from '@/lib/server/heap-growth'

const MB = 1024 * 1024
const IN_USE = 400
const ROUNDS = 6000
/** Objects per turn, and the turns they live: long enough for promotion to the old generation. */
const AT_ONCE = 2000
const HELD = 20

if (process.argv[2] === 'limited') limitHeapGrowth()
const inUse = Array.from({ length: IN_USE }, (_, at) =>
  Array.from({ length: 10_000 }, (_none, place) => ({ at, place })),
)
const base = process.memoryUsage().heapUsed
let most = 0
const held: object[][] = []
for (let round = 0; round < ROUNDS; round++) {
  held[round % HELD] = Array.from({ length: AT_ONCE }, (_, at) => ({ round, at, text: `${round} ${at}` }))
  if (round % 10 === 0) most = Math.max(most, process.memoryUsage().heapUsed)
}
process.stdout.write(JSON.stringify({ base: base / MB, most: most / MB, kept: inUse.length + held.length }))
