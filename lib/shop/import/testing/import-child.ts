// Imports the file named on the command line and tells every event on its output, until it is done or killed.
import { readFile } from 'node:fs/promises'
import { closeDatabase } from '@/lib/db/database'
import { importProducts } from '../apply'

const csv = await readFile(process.argv[2] ?? '')
for await (const event of importProducts(csv, { pictures: null, dryRun: false }))
  process.stdout.write(`${JSON.stringify(event)}\n`)
await closeDatabase()
