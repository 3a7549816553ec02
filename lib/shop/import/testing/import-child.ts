// Imports the file named on the command line and tells every event on its output, until it is done or killed. After each that tells
// of progress it waits for a line, so that it is nowhere else when it is killed.
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
