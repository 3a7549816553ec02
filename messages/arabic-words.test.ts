import { expect, test } from '@jest/globals'
import shop from './ar.json'
import staff from './staff.ar.json'

const { cut, packing, head, offal, purpose } = shop.Preparation

test('the back office calls what the butcher asks what customers read', () => {
  expect(staff.Preparations.kinds).toEqual({ cut, packing, head, offal, purpose })
  expect(`${staff.Phone.behalf} من؟`).toBe(shop.Preparation.behalf)
  expect(shop.CutSheet.behalf).toBe(staff.Phone.behalf)
})

test('printed sheets have one name for the customer, and the cut sheet the one of its link', () => {
  expect([shop.CutSheet.title, shop.CutSheet.for]).toEqual([staff.Order.cutSheet, staff.Print.for])
})

test('the facts of a product are called what their table on its page is called', () => {
  const { facts } = shop.Details
  expect([staff.Products.facts, staff.Import.fields.facts]).toEqual([facts, facts])
})

test('a session that ended and a refund have one wording', () => {
  expect(staff.Errors.YouAreNotLogin).toContain(shop.Account.sessionOver.split('.')[0])
  expect(JSON.stringify([shop, staff])).not.toMatch(/إرجاع المبلغ/)
})

test('the VAT of a mail stands before the total, and so does not say of it', () => {
  expect(shop.Outbox.order.vat).not.toMatch(/^منه/)
})

test('printed sheets have one name for the day of an order', () => {
  expect(staff.Print.ordered).toBe(shop.CutSheet.ordered)
})
