// Runs tests of the release before with the migrations of this one: `npm run rehearse:schema`. Tables may only grow
// (docs/operating/upgrade.md), because both releases run on them during an upgrade.
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkout, previousRelease, restore, run } from './previous'

const MIGRATIONS = 'lib/db/migrations'
/** Carts, orders and accounts, at the service and through HTTP. */
const TESTS = ['lib/shop/cart/', 'lib/shop/orders/place', 'lib/shop/customers/', 'lib/api/v1/app.test']

const release = previousRelease()
const folder = await checkout(release)
const theirs = join(folder, MIGRATIONS)
const known = new Set(readdirSync(theirs))
const added = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && !known.has(name))
console.log(`${release.slice(0, 12)} with ${added.length > 0 ? added.join(', ') : 'no new migration'}`)
try {
  rmSync(theirs, { recursive: true })
  cpSync(MIGRATIONS, theirs, { recursive: true })
  await run(folder, 'npm', 'run', 'test:unit', '--', ...TESTS)
} finally {
  rmSync(theirs, { recursive: true })
  await restore(release, folder, MIGRATIONS)
}
