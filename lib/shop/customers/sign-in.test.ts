import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { customers, sessions } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { limits } from '../limits/numbers'
import { hashPassword } from './passwords'
import { signIn } from './sign-in'
import { addCustomer } from './testing/fixture'

describeOnOneEngine('signing in', () => {
  test('in a known browser is limited too, also with the right password', async () => {
    const { id, phone } = await addCustomer()
    const db = await database()
    const passwordHash = await hashPassword('under-the-palm')
    await db.update(customers).set({ passwordHash }).where(eq(customers.id, id))
    const known = { phone, password: 'under-the-palm', address: '203.0.113.9' }
    const { device } = await signIn(known)
    const before = await db.$count(sessions, eq(sessions.customerId, id))
    const [{ limit }] = limits.signinsPerCustomer
    for (let time = 0; time < limit; time++) await signIn({ ...known, device })
    await expect(signIn({ ...known, device })).rejects.toMatchObject({ code: 'TooManyRequests' })
    expect(await db.$count(sessions, eq(sessions.customerId, id))).toBe(before + limit)
    // A stranger's browser, or a new one, is counted by its address.
    await expect(signIn(known)).resolves.toMatchObject({ choosePassword: false })
  })
})
