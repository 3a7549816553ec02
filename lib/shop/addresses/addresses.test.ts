import { beforeEach, expect, test } from '@jest/globals'
import { decodeDeliveryAddress, encodeAddress } from '@/lib/contract/customer-codec'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { addCustomer } from '../customers/testing/fixture'
import { addAddress, deleteAddress, listAddresses } from './addresses'

const home = decodeDeliveryAddress({
  firstName: 'Salma',
  address: 'Villa 12',
  city: 'alain',
  appartement: 'Ring twice',
})

describeOnEveryEngine('addresses', () => {
  let customer: string
  beforeEach(async () => {
    customer = (await addCustomer()).id
  })

  test('are listed in order of creation, each once', async () => {
    const first = await addAddress(customer, home)
    const office = await addAddress(customer, { ...home, city: 'dubai' })
    const repeats = await Promise.all(Array.from({ length: 5 }, () => addAddress(customer, home)))
    expect(repeats).toEqual(Array.from({ length: 5 }, () => first))
    expect(await listAddresses(customer)).toEqual([first, office])
    expect(encodeAddress(first)).toMatchObject({
      _id: first.id,
      city: 'alain',
      appartement: 'Ring twice',
      lastName: '',
    })
  })

  test('are not accessible to another customer (invariant 12)', async () => {
    const { id } = await addAddress(customer, home)
    const { id: other } = await addCustomer()
    expect(await listAddresses(other)).toEqual([])
    await expect(deleteAddress(other, id)).rejects.toMatchObject({ code: 'AddressNotFound' })
    await deleteAddress(customer, id)
    await expect(deleteAddress(customer, id)).rejects.toMatchObject({ code: 'AddressNotFound' })
    expect(await listAddresses(customer)).toEqual([])
  })

  test('are limited to fifty', async () => {
    for (let at = 0; at < 50; at++) await addAddress(customer, { ...home, note: String(at) })
    await expect(addAddress(customer, { ...home, note: 'one more' })).rejects.toMatchObject({
      code: 'TooManyAddresses',
      status: 409,
    })
  })
})
