import { expect, test } from '@jest/globals'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { transaction } from '@/lib/db/database'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { SHIPPING } from '../catalogue/shipping'
import { bumpCatalogue } from '../catalogue/version'
import { writeSetting } from '../setting-rows'
import { DELIVERY, highestFee } from './terms'

describeOnOneEngine('the fee that search engines are told', () => {
  const set = (key: string, value: unknown) =>
    transaction(async (tx) => {
      await writeSetting(tx, { key, value })
      await bumpCatalogue(tx)
    })

  test('is the general fee, then that of the dearest city served', async () => {
    expect(await highestFee(10_000)).toBe(0)
    await set(SHIPPING, { fee: 1500, freeFrom: 20_000 })
    expect([await highestFee(10_000), await highestFee(20_000)]).toEqual([1500, 0])
    const zones = { alain: { fee: 0 }, fujairah: { fee: 4000 }, dubai: { fee: 9000, served: false } }
    await set(DELIVERY, DeliveryTerms.parse({ zones }))
    expect([await highestFee(10_000), await highestFee(20_000)]).toEqual([4000, 4000])
  })
})
