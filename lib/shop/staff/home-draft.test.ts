import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { database } from '@/lib/db/database'
import { products, staff, staffSessions } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { productGroups } from '../catalogue/groups'
import { getSettings } from '../catalogue/settings'
import { addProduct } from '../catalogue/testing/fixture'
import { settingsOfZones } from '../catalogue/free-delivery'
import { openStaffSession } from '../staff-accounts/sessions'
import { ownHome } from './home'
import { draftedHome, keepHomeDraft } from './home-draft'

describeOnEngines('a draft of the home page', () => {
  test('is shown to its session only, and changes nothing', async () => {
    const db = await database()
    const hay = await addProduct({ title: { en: 'Hay', ar: 'تبن' } })
    await addProduct({ title: { en: 'Ball', ar: 'كرة' } })
    const [product] = await db.select().from(products).where(eq(products.id, hay))
    const staffId = uuidv7()
    await db.insert(staff).values({ id: staffId, name: 'M', email: 'm@shop.example', role: 'manager' })
    const client = { address: null, agent: '' }
    for (let count = 0; count < 2; count++) await openStaffSession(db, staffId, client, { whole: true })
    const [own, other] = (await db.select().from(staffSessions).where(eq(staffSessions.staffId, staffId))).map(
      ({ id }) => id,
    )
    const before = await Promise.all([ownHome(), getSettings(), settingsOfZones(), productGroups()])
    expect(await draftedHome(own ?? '')).toBeNull()

    await keepHomeDraft(own ?? '', { freeShippingNote: false, groups: { bestSeller: [product?.handle ?? ''] } })
    const drafted = await draftedHome(own ?? '')
    expect(drafted?.settings).toEqual({ ...before[2], freeShippingNote: false })
    expect(drafted?.groups.bestSeller.map(({ id }) => id)).toEqual([hay])
    expect(drafted?.groups.newArrival).toEqual(before[3].newArrival)
    expect(await Promise.all([ownHome(), getSettings(), settingsOfZones(), productGroups()])).toEqual(before)
    expect(await draftedHome(other ?? '')).toBeNull()
    const unknown = {
      hero: [{ image: '0'.repeat(24), smallImage: null, headline: null, text: null, label: null, link: null }],
    }
    await expect(keepHomeDraft(own ?? '', unknown)).rejects.toMatchObject({ code: 'BadRequest' })
  })
})
