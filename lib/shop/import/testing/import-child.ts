// Imports the file named on the command line and prints every event. After each progress event it waits for a line of input, so
// that the parent knows where it is when it kills it.
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { closeDatabase } from '@/lib/db/database'
import { importProducts } from '../apply'

const csv = await readFile(process.argv[2] ?? '')
const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
for await (const event of importProducts(csv, { pictures: null, dryRun: false })) {
  process.stdout.write(`${JSON.stringify(event)}\n`)
  if (event.type === 'progress') await answers.next()
}
process.stdin.destroy()
await closeDatabase()
