import { expect, test } from '@jest/globals'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'

test.each([
  ['en', en],
  ['ar', ar],
])('texts that refer to the orders use the name of their page (%s)', (_, { Checkout, Profile, ThankYou }) => {
  const { textAlone, waitingTextAlone, lateTextAlone, noOrderText } = ThankYou
  for (const text of [textAlone, waitingTextAlone, lateTextAlone, noOrderText, Checkout.unsureText])
    expect(text).toContain(Profile.orders)
})
