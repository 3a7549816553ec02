import { expect, test } from '@jest/globals'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'

test.each([
  ['en', en],
  ['ar', ar],
])('whoever is sent to the orders is told the name that stands there (%s)', (_, { Checkout, Profile, ThankYou }) => {
  for (const text of [ThankYou.textAlone, ThankYou.noOrderText, Checkout.unsureText])
    expect(text).toContain(Profile.orders)
})
