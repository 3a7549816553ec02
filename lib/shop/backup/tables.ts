import 'server-only'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '@/lib/db/schema'

/** All tables by name, each after those it references. */
export function tablesInOrder(): PgTable[] {
  const waiting = new Map<string, PgTable>(
    Object.values(schema)
      .filter((one) => is(one, PgTable))
      .map((table) => [getTableName(table), table]),
  )
  const ordered: PgTable[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(([name, table]) =>
      refersTo(table).every((other) => other === name || !waiting.has(other)),
    )
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const [name, table] of free) {
      waiting.delete(name)
      ordered.push(table)
    }
  }
  return ordered
}

function refersTo(table: PgTable): string[] {
  return getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable))
}
