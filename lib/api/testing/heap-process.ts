// Makes much that is soon garbage beside much that is in use. Says what is in use, and the most that the heap has held, in MB.
import { limitHeapGrowth } from '@/lib/server/heap-growth'

const MB = 1024 * 1024
const IN_USE = 400
const ROUNDS = 6000
/** Objects made at a time, and for how many turns they are held: long enough to be taken for lasting. */
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
