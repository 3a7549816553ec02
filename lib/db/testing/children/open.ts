// Opens the database, prints `open`, and closes it when its standard input ends.
import { once } from 'node:events'
import { closeDatabase, database } from '@/lib/db/database'

try {
  await database()
  process.stdout.write('open\n')
  await once(process.stdin.resume(), 'end')
  await closeDatabase()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
