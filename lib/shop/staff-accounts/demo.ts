import 'server-only'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { config } from '@/lib/config/environment'
import { database, type Db, type Tx } from '@/lib/db/database'
import { staff } from '@/lib/db/schema'
import { hashPassword } from '../customers/passwords'
import { DEMO_PASSWORD } from '../demo/customer'
import { demoId } from '../demo/identity'
import { demoProgress } from '../demo/progress'

export const demoOwnerId = demoId('staff', 'owner')

/** What the sign-in page of a demo shop shows. */
export function demoOwner(): { email: string; password: string } {
  return { email: 'owner@oasis.example', password: DEMO_PASSWORD }
}

/**
 * Whether the demo's owner may sign in, without a second factor: only in a demo shop, and until there is another owner, also
 * one who is invited or had to be invited anew. The password is public.
 */
export async function isDemoOpen(db?: Db): Promise<boolean> {
  if (config().demo === false) return false
  const from = db ?? (await database())
  const progress = await demoProgress(from)
  return (progress === 'started' || progress === 'whole') && (await from.$count(staff, otherOwner)) === 0
}

const otherOwner = and(eq(staff.role, 'owner'), eq(staff.disabled, false), ne(staff.id, demoOwnerId))

/** Whether there is an owner with a password, beside the demo's. */
export async function hasOwner(db: Db | Tx): Promise<boolean> {
  return (await db.$count(staff, and(otherOwner, isNotNull(staff.passwordHash)))) > 0
}

/** Adds the demo's owner to a demo shop. Call at startup; safe to repeat. */
export async function addDemoOwner(): Promise<void> {
  const db = await database()
  if (!(await isDemoOpen(db)) || (await db.$count(staff, eq(staff.id, demoOwnerId))) > 0) return
  const { email, password } = demoOwner()
  const passwordHash = await hashPassword(password)
  await db
    .insert(staff)
    .values({ id: demoOwnerId, name: 'Salem', email, role: 'owner', passwordHash })
    .onConflictDoNothing()
}
