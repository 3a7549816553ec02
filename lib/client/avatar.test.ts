/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { avatar } from './avatar'
import { markSessionChange } from './session'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.setItem('oasis.session', '"in 1"')
})

test.each(['/media/a-160.webp', null])('the picture is kept from page to page (%s)', (image) => {
  expect(avatar.get()).toBeUndefined()
  avatar.set(image)
  expect(avatar.get()).toBe(image)
})

test.each([true, false])('the picture of the previous session is not shown (signed in again: %s)', (signedIn) => {
  avatar.set('/media/a-160.webp')
  markSessionChange(signedIn)
  expect(avatar.get()).toBeUndefined()
})
