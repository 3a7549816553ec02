/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { exampleOrder as order } from '@/components/testing/example-order'
import { renderIn } from '@/components/testing/in-language'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { Thanks } from './thanks'

test.each([
  ['en', en.ThankYou],
  ['ar', ar.ThankYou],
] as const)('shows no thanks without an order of this account (%s)', (language, words) => {
  renderIn(language, <Thanks order={null} customerId="u1" session="cs_of_another_account" unsent={[]} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.noOrderTitle)
  expect(words.noOrderTitle).not.toMatch(/thank|شكر/i)
  expect(document.querySelector('.thanks-scene')).toBeNull()
})

describe.each([
  ['en', en.ThankYou],
  ['ar', ar.ThankYou],
] as const)('promises only messages that are sent (%s)', (language, words) => {
  // Imported pictures are empty modules in these tests, of which Image complains.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

  const mailed = words.text.replace('{email}', order.email)
  test.each([
    [[], order.email, [mailed, words.nextTwo]],
    [['email'], order.email, [words.textAlone, words.nextTwo]],
    [['whatsapp'], order.email, [mailed, words.nextTwoMail]],
    [['whatsapp', 'email'], order.email, [words.textAlone]],
    [['whatsapp'], '', [words.textAlone]],
  ] as const)('without %j, to %j', (unsent, email, told) => {
    renderIn(language, <Thanks order={{ ...order, email }} customerId="u1" session={null} unsent={[...unsent]} />)
    const promises = [mailed, words.textAlone, words.nextTwo, words.nextTwoMail]
    expect(promises.filter((one) => screen.queryByText(one))).toEqual(told)
  })

  test.each([
    [[], words.waitingText, words.nextThreeCollect],
    [['email'], words.waitingTextAlone, words.nextThreeCollect],
    [['whatsapp', 'email'], words.waitingTextAlone, words.nextThreeCollectAlone],
  ] as const)('without %j, of a payment and of what is collected', (unsent, waiting, collect) => {
    const shown = (part: Partial<typeof order>) =>
      renderIn(language, <Thanks order={{ ...order, ...part }} customerId="u1" session={null} unsent={[...unsent]} />)
        .unmount
    const close = shown({ payment: 'awaiting' })
    expect(screen.queryByText(waiting)).not.toBeNull()
    close()
    shown({ pickup: true })
    expect(screen.queryByText(collect)).not.toBeNull()
  })
})
