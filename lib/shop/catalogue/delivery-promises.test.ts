import { expect, test } from '@jest/globals'
import { cities } from '@/lib/contract/address'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { transaction } from '@/lib/db/database'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { SHIPPING } from '../delivery/shipping'
import { bumpCatalogue } from '../catalogue/version'
import { DELIVERY, writeSetting } from '../setting-rows'
import { settingsOfZones } from './free-delivery'
import { highestFee } from './delivery-promises'

const set = (key: string, value: unknown) =>
  transaction(async (tx) => {
    await writeSetting(tx, { key, value })
    await bumpCatalogue(tx)
  })

describeOnOneEngine('the fee that search engines are told', () => {
  test('is the general fee, then that of the dearest city served', async () => {
    expect(await highestFee(10_000)).toBe(0)
    await set(SHIPPING, { fee: 1500, freeFrom: 20_000 })
    expect([await highestFee(10_000), await highestFee(20_000)]).toEqual([1500, 0])
    const zones = { alain: { fee: 0 }, fujairah: { fee: 4000 }, dubai: { fee: 9000, served: false } }
    await set(DELIVERY, DeliveryTerms.parse({ zones }))
    expect([await highestFee(10_000), await highestFee(20_000)]).toEqual([4000, 4000])
  })
})

describeOnOneEngine('the line about free delivery', () => {
  const told = async (zones: object, note: boolean | null = true) => {
    await set(DELIVERY, DeliveryTerms.parse({ zones }))
    await set('freeShippingNote', note)
    const { freeShippingNote, freeDelivery } = await settingsOfZones()
    return { freeShippingNote, freeDelivery }
  }
  const everyCity = (zone: object) => Object.fromEntries(cities.map((city) => [city, zone]))

  test('is that of the owner while there are no zones, also with slots', async () => {
    expect(await told({})).toEqual({ freeShippingNote: true, freeDelivery: undefined })
    expect(await told({}, false)).toEqual({ freeShippingNote: false, freeDelivery: undefined })
  })

  test('names the lowest subtotal where cities differ, and none that is not delivered to', async () => {
    const zones = {
      ...everyCity({ fee: 4000 }),
      alain: { fee: 1500, freeFrom: 20_000 },
      dubai: { fee: 2500, freeFrom: 40_000 },
      ajman: { fee: 0, served: false },
    }
    const free = { from: 20_000, everywhere: false }
    expect(await told(zones)).toEqual({ freeShippingNote: false, freeDelivery: free })
    expect(await told(zones, false)).toEqual({ freeShippingNote: false, freeDelivery: undefined })
  })

  test('counts the general fee of cities that are no zones', async () => {
    await set(SHIPPING, { fee: 3000, freeFrom: 10_000 })
    expect(await told({ alain: { fee: 1500, freeFrom: 20_000 } })).toMatchObject({
      freeDelivery: { from: 10_000, everywhere: false },
    })
  })

  test('says where it holds everywhere, and nothing where delivery is never free', async () => {
    const same = { fee: 1500, freeFrom: 20_000 }
    expect(await told(everyCity(same))).toMatchObject({ freeDelivery: { from: 20_000, everywhere: true } })
    expect(await told(everyCity({ fee: 0 }))).toMatchObject({ freeDelivery: { from: 0, everywhere: true } })
    expect(await told(everyCity({ fee: 1500 }))).toEqual({ freeShippingNote: false, freeDelivery: undefined })
  })
})
