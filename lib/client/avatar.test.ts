/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { avatar, forgetAvatar, recallAvatar, showAvatar } from './avatar'
import { markSessionChange } from './session'

/** Simulates loading the next page in this tab. */
function go(): void {
  avatar.setState({ image: undefined })
  recallAvatar()
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.setItem('oasis.session', '"in 1"')
})

test.each(['/media/a-160.webp', null])('the picture is kept from page to page (%s)', (image) => {
  showAvatar(image)
  go()
  expect(avatar.getState().image).toBe(image)
})

test('the picture of the previous session is not shown', () => {
  showAvatar('/media/a-160.webp')
  markSessionChange(true)
  go()
  expect(avatar.getState().image).toBeUndefined()
})

test('recalling keeps a newer picture and does not restore a forgotten one', () => {
  showAvatar('/media/a-160.webp')
  avatar.setState({ image: '/media/b-160.webp' })
  recallAvatar()
  expect(avatar.getState().image).toBe('/media/b-160.webp')
  forgetAvatar()
  go()
  expect(avatar.getState().image).toBeUndefined()
})
