import 'server-only'
import { eq } from 'drizzle-orm'
import type { ProductGroups, Settings } from '@/lib/contract/settings'
import { HomeBody } from '@/lib/contract/staff-home'
import { database } from '@/lib/db/database'
import { staffSessions } from '@/lib/db/schema'
import { productGroups } from '../catalogue/groups'
import { settingsOfZones } from '../catalogue/free-delivery'
import { assertHomePictures, storedHome } from './home'

/** Keeps what is typed of the home page with its staff session, for the preview. Throws BadRequest for an unknown picture. */
export async function keepHomeDraft(sessionId: string, homeDraft: HomeBody): Promise<void> {
  await assertHomePictures(homeDraft)
  await (await database()).update(staffSessions).set({ homeDraft }).where(eq(staffSessions.id, sessionId))
}

/** The home page as it would be with the draft of a staff session; null without one. */
export async function draftedHome(sessionId: string): Promise<{ settings: Settings; groups: ProductGroups } | null> {
  const db = await database()
  const [row] = await db.select().from(staffSessions).where(eq(staffSessions.id, sessionId))
  const { data } = HomeBody.safeParse(row?.homeDraft)
  if (!data) return null
  const [settings, groups] = await Promise.all([settingsOfZones(storedHome(data)), productGroups(data.groups ?? {})])
  return { settings, groups }
}
