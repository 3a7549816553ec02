/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { Thanks } from './thanks'

test.each([
  ['en', en.ThankYou],
  ['ar', ar.ThankYou],
] as const)('shows no thanks without an order of this account (%s)', (language, words) => {
  renderIn(language, <Thanks order={null} customerId="u1" session="cs_of_another_account" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.noOrderTitle)
  expect(words.noOrderTitle).not.toMatch(/thank|شكر/i)
  expect(document.querySelector('.thanks-scene')).toBeNull()
})
