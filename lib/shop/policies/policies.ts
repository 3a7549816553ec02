import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@/lib/config/constants'
import { policyNames, PolicyText, type PolicyName, type StaffPolicy } from '@/lib/contract/policy'
import { database, transaction, type Db, type Tx } from '@/lib/db/database'
import { audited } from '../audit/record'
import { cached } from '../catalogue/cache'
import { lockSettings } from '../catalogue/settings'
import { bumpCatalogue } from '../catalogue/version'
import { deleteSetting, readSetting, writeSetting } from '../setting-rows'

/** The text a shop starts with. The owner must have it checked, above all the privacy policy. */
async function startingText(name: PolicyName): Promise<PolicyText> {
  const read = async (language: Language) =>
    (await readFile(join(process.cwd(), 'lib/shop/policies/texts', `${name}-${language}.txt`), 'utf8')).trim()
  return { en: await read('en'), ar: await read('ar') }
}

/** Key of a policy's row in `settings`; without a row the starting text applies. */
const keyOf = (name: PolicyName) => `policy.${name}`

/** Reads a policy's text, the owner's or the starting one. */
async function readPolicy(db: Db | Tx, name: PolicyName): Promise<StaffPolicy> {
  const own = await readSetting(db, keyOf(name), PolicyText)
  return own ? { ...own, own: true } : { ...(await startingText(name)), own: false }
}

/** A policy's text for its page, cached until the catalogue changes. */
export function getPolicy(name: PolicyName): Promise<PolicyText> {
  return cached(keyOf(name), async () => readPolicy(await database(), name))
}

/** A policy's text as staff see it. */
export async function staffPolicy(name: PolicyName): Promise<StaffPolicy> {
  return readPolicy(await database(), name)
}

/** Sets a policy's text; null restores the starting one. */
export function setPolicy(name: PolicyName, text: PolicyText | null): Promise<StaffPolicy> {
  return transaction(async (tx) => {
    await lockSettings(tx)
    const before = await readPolicy(tx, name)
    if (text) await writeSetting(tx, { key: keyOf(name), value: text })
    else await deleteSetting(tx, keyOf(name))
    await bumpCatalogue(tx)
    const after = await readPolicy(tx, name)
    await audited(tx, { subject: keyOf(name), before, after })
    return after
  })
}

/** The policies that still have their starting text. */
export async function untouchedPolicies(): Promise<PolicyName[]> {
  const db = await database()
  const policies = await Promise.all(policyNames.map(async (name) => ({ name, ...(await readPolicy(db, name)) })))
  return policies.filter(({ own }) => !own).map(({ name }) => name)
}
