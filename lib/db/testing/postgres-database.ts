import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { migrate } from '../migrate'
import { openPostgres } from '../postgres/engine'
import { templateKey } from './template-key'

/** Advisory lock (any number) that keeps workers from creating the same template at once. */
const TEMPLATE_LOCK = 7_131_209

export interface PostgresDatabase {
  url: string
  drop(): Promise<void>
}

/** Returns the URL of a server where databases can be created. Throws when there is none: PostgreSQL is never skipped. */
async function serverUrl(): Promise<string> {
  const { TEST_DATABASE_URL, OASIS_TEST_POSTGRES } = process.env
  if (TEST_DATABASE_URL) return TEST_DATABASE_URL
  if (!OASIS_TEST_POSTGRES) throw new Error('The tests run without lib/db/testing/global-setup.ts.')
  const answer = await fetch(OASIS_TEST_POSTGRES)
  const text = await answer.text()
  if (answer.ok) return text
  throw new Error(
    `PostgreSQL for the tests did not start; set TEST_DATABASE_URL to a server where databases may be created.\n${text}`,
  )
}

function onServer(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Runs `work` with a connection of its own. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function makeTemplate(admin: Client, server: string, name: string): Promise<void> {
  const building = `${name}_building`
  await admin.query(`drop database if exists ${building} with (force)`)
  await admin.query(`create database ${building}`)
  const engine = await openPostgres(onServer(server, building))
  try {
    await migrate(engine)
  } finally {
    await engine.close()
  }
  await admin.query(`alter database ${building} rename to ${name}`)
}

async function ensureTemplate(admin: Client, server: string): Promise<string> {
  const name = `oasis_test_template_${await templateKey()}`
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await makeTemplate(admin, server, name)
    return name
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

/** Creates a database: migrated and empty, or with `options` a bare one by `create database … <options>`. */
export async function createPostgresDatabase(options?: string): Promise<PostgresDatabase> {
  const server = await serverUrl()
  const name = `oasis_test_${randomUUID().replaceAll('-', '')}`
  await withClient(server, async (admin) => {
    await admin.query(`create database ${name} ${options ?? `template ${await ensureTemplate(admin, server)}`}`)
  })
  return {
    url: onServer(server, name),
    drop: () =>
      withClient(server, async (admin) => {
        await admin.query(`drop database if exists ${name} with (force)`)
      }),
  }
}
