import { expect, test } from '@jest/globals'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addCustomer } from '../customers/testing/fixture'
import { staffCustomers } from './customers'

describeOnEngines('customers', () => {
  test.each([
    ['احمد', 'أحمد المنصوري'],
    ['فاطمه', 'فاطمة علي'],
    ['لبني', 'لبنى سالم'],
  ])('%s finds %s, as in the list of orders', async (search, username) => {
    const { id } = await addCustomer({ username })
    expect((await staffCustomers({ search })).customers.map((one) => one.id)).toEqual([id])
  })
})
