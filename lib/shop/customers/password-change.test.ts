import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { customers } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { endSessions, findSession, openSession } from '../sessions/session'
import { hashPassword } from './passwords'
import { updateProfile } from './customer'
import { signIn } from './sign-in'
import { addCustomer } from './testing/fixture'

const profile = { username: 'Hessa', email: '', gender: '' as const, language: 'en' as const }
let phones = 0

async function newCustomer() {
  const phone = `97150${String(1_000_000 + ++phones)}`
  const { id, token } = await addCustomer({ phone })
  await setPassword(id, await hashPassword('the old password'))
  return { id, token, phone }
}

async function setPassword(id: string, passwordHash: string): Promise<void> {
  const db = await database()
  await db.update(customers).set({ passwordHash }).where(eq(customers.id, id))
}

/** Runs `act` while a started call waits for its password hash behind many others. */
async function meanwhile<T>(start: () => Promise<T>, act: () => Promise<void>): Promise<T> {
  const crowd = Array.from({ length: 12 }, () => hashPassword('of somebody else'))
  const call = start()
  call.catch(() => undefined)
  await pause(30)
  await act()
  await Promise.all(crowd)
  return call
}

describeOnEngines('a password', () => {
  test('accepts the customer’s own password in place of a new one', async () => {
    const { id } = await newCustomer()
    const token = await openSession(await database(), id, { mustChangePassword: true })
    const elsewhere = await openSession(await database(), id)
    await updateProfile(token, { ...profile, password: 'the old password' }, null)
    expect(await findSession(token)).toEqual({ customerId: id, mustChangePassword: false })
    expect(await findSession(elsewhere)).not.toBeNull()
  })

  describe('that is changed while a call waits', () => {
    test('no longer opens a session, although it was right when sent', async () => {
      const { id, phone } = await newCustomer()
      const changed = await hashPassword('a new password')
      const late = meanwhile(
        () => signIn({ phone, password: 'the old password', address: null }),
        () => setPassword(id, changed),
      )
      await expect(late).rejects.toMatchObject({ code: 'WrongCredentials' })
    })

    test('is not reverted by a session that the change ended', async () => {
      const { id, token, phone } = await newCustomer()
      const thief = await signIn({ phone, password: 'the old password', address: null })
      const late = meanwhile(
        () =>
          updateProfile(
            thief.token,
            { ...profile, currentPassword: 'the old password', password: 'known to the thief' },
            null,
          ),
        () => transaction((tx) => endSessions(tx, id, token)),
      )
      await expect(late).rejects.toMatchObject({ code: 'YouAreNotLogin' })
      await expect(signIn({ phone, password: 'the old password', address: null })).resolves.toBeTruthy()
      expect(await findSession(token)).not.toBeNull()
    })
  })
})
