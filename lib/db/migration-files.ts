import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Journal = z.object({ entries: z.array(z.object({ idx: z.number().int(), tag: z.string() })) })

export interface Migration {
  position: number
  /** File name without `.sql`, such as `0000_foundation`. */
  tag: string
  /** SHA-256 (hex) of the text with `\n` line endings. */
  checksum: string
  statements: string[]
}

/** Resolves from the working directory: `next start` runs in the project's root. */
function migrationsDirectory(): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'db', 'migrations')
}

async function readMigration(directory: string, position: number, tag: string): Promise<Migration> {
  const text = (await readFile(join(directory, `${tag}.sql`), 'utf8')).replaceAll('\r\n', '\n')
  const statements = text
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter(Boolean)
  return { position, tag, checksum: createHash('sha256').update(text).digest('hex'), statements }
}

/** Reads drizzle-kit's migrations in the order of its journal. Throws when a file is missing. */
export async function readMigrations(directory = migrationsDirectory()): Promise<Migration[]> {
  const journal = Journal.parse(JSON.parse(await readFile(join(directory, 'meta', '_journal.json'), 'utf8')))
  const entries = journal.entries.toSorted((a, b) => a.idx - b.idx)
  return Promise.all(entries.map((entry) => readMigration(directory, entry.idx, entry.tag)))
}
