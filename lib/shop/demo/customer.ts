import 'server-only'
import type { Tx } from '@/lib/db/database'
import { addresses, customers, favorites } from '@/lib/db/schema'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { demoId, productId } from './identity'

/** Phone number of the demo customer: 500000001. */
export const DEMO_PHONE = '971500000001'
export const DEMO_PASSWORD = 'oasis-demo'

export const demoCustomerId = demoId('customer', 'demo')

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Handles of the demo customer's favourites, newest first. */
const liked = [
  'alfalfa-hay-20kg',
  'smooth-saluki-2-years',
  'arabian-mau',
  'quiet-water-fountain-2l',
  'naimi-lamb-whole',
]

/** Adds the demo customer with two addresses. `passwordHash` is that of DEMO_PASSWORD; `now` in ms. Safe to repeat. */
export async function seedDemoCustomer(tx: Tx, { passwordHash, now }: { passwordHash: string; now: number }) {
  const customer = { id: demoCustomerId, username: 'Maryam', phone: DEMO_PHONE, passwordHash, language: 'en' }
  const email = `maryam@${defaultShopInfo.email.split('@')[1] ?? 'example.com'}`
  const createdAt = new Date(now - 200 * DAY)
  await tx
    .insert(customers)
    .values({ ...customer, email, gender: 'female', createdAt })
    .onConflictDoNothing()
  await tx.insert(addresses).values(demoAddresses(now)).onConflictDoNothing()
}

/** Adds the demo customer's favourites once the products exist. Safe to repeat. */
export async function seedDemoFavorites(tx: Tx, now: number): Promise<void> {
  const rows = liked.map((handle, at) => ({
    customerId: demoCustomerId,
    productId: productId(handle),
    createdAt: new Date(now - (at + 1) * DAY),
  }))
  await tx.insert(favorites).values(rows).onConflictDoNothing()
}

function demoAddresses(now: number): (typeof addresses.$inferInsert)[] {
  const home = {
    id: demoId('address', 'home'),
    firstName: 'Maryam',
    lastName: 'Al Dhaheri',
    address: 'Villa 12, Street 34, Al Jimi',
    city: 'alain',
    link: 'https://www.google.com/maps?q=24.2389,55.7361',
    note: 'The green gate beside the mosque. Please call before you come.',
    createdAt: new Date(now - 190 * DAY),
  }
  const farm = {
    id: demoId('address', 'farm'),
    firstName: 'Saeed',
    lastName: 'Al Dhaheri',
    address: 'Farm 7, Al Faqa Road',
    city: 'abu-dhabi',
    link: 'https://www.google.com/maps?q=24.7136,55.6208',
    note: 'Saeed opens the gate until sunset.',
    createdAt: new Date(now - 90 * DAY),
  }
  return [home, farm].map((address) => ({ ...address, customerId: demoCustomerId, country: 'United Arab Emirates' }))
}
