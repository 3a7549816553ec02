import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from '@jest/globals'
import { migrationsFolder } from './migrate'

/** The last migration from before shops were upgraded while they sell. */
const BEFORE = '0005'
/** First line of a migration that takes away what the release named there stopped using. */
const CONTRACT = /^-- contract: v?\d\S*\n/
/** What the release before cannot run with: it still reads and writes the tables as they were. */
const BREAKING = [
  /\bDROP\b/i,
  /\bRENAME\b/i,
  /\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i,
  /\bSET NOT NULL\b/i,
  /\bUNIQUE\b/i,
  /\bADD COLUMN\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
]

/** Returns the statements of a migration that break the release before. Tables it makes itself are free. */
function breaking(text: string): string[] {
  if (CONTRACT.test(text)) return []
  const made = [...text.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, table]) => table)
  return text
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => !statement.startsWith('CREATE TABLE'))
    .filter((statement) => !made.includes(/\b(?:ALTER TABLE|ON) "(\w+)"/.exec(statement)?.[1] ?? ''))
    .filter((statement) => BREAKING.some((pattern) => pattern.test(statement)))
}

const migrations = readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql'))

test('the release before can run with each migration (docs/operating/upgrade.md)', () => {
  const found = migrations
    .filter((name) => name > `${BEFORE}_~`)
    .flatMap((name) => breaking(readFileSync(join(migrationsFolder(), name), 'utf8')).map((one) => `${name}: ${one}`))
  expect(found).toEqual([])
})

describe('a statement that the release before cannot run with is found', () => {
  it.each([
    'DROP TABLE "carts";',
    'ALTER TABLE "carts" DROP COLUMN "place";',
    'ALTER TABLE "carts" RENAME COLUMN "place" TO "position";',
    'ALTER TABLE "carts" ALTER COLUMN "place" SET DATA TYPE text;',
    'ALTER TABLE "carts" ALTER COLUMN "place" SET NOT NULL;',
    'ALTER TABLE "carts" ADD COLUMN "place" integer NOT NULL;',
    'CREATE UNIQUE INDEX "carts_place" ON "carts" ("place");',
    'ALTER TABLE "carts" ADD CONSTRAINT "carts_place" UNIQUE("place");',
  ])('%s', (statement) => {
    expect(breaking(statement)).toEqual([statement])
    expect(breaking(`-- contract: v1.4.0\n${statement}`)).toEqual([])
    expect(breaking(`CREATE TABLE "carts" (\n\t"place" text\n);\n--> statement-breakpoint\n${statement}`)).toHaveLength(
      statement.includes('DROP TABLE') ? 1 : 0,
    )
  })

  it.each([
    'CREATE TABLE "sizes" (\n\t"name" text NOT NULL,\n\tCONSTRAINT "sizes_name" UNIQUE("name")\n);',
    `ALTER TABLE "carts" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;`,
    'ALTER TABLE "carts" ADD COLUMN "note" text;',
    'CREATE INDEX "carts_place" ON "carts" ("place");',
  ])('but not %s', (statement) => {
    expect(breaking(statement)).toEqual([])
  })
})
