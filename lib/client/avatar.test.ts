/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { avatar, forgetAvatar, recallAvatar, showAvatar } from './avatar'
import { markSessionChange } from './session'

/** The next page of this tab. */
function go(): void {
  avatar.setState({ image: undefined })
  recallAvatar()
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.setItem('oasis.session', '"in 1"')
})

test.each(['/media/a-160.webp', null])('the picture goes along from page to page (%s)', (image) => {
  showAvatar(image)
  go()
  expect(avatar.getState().image).toBe(image)
})

test('nobody sees the picture of somebody before, whose tab this was', () => {
  showAvatar('/media/a-160.webp')
  markSessionChange(true)
  go()
  expect(avatar.getState().image).toBeUndefined()
})

test('a picture that is known by now stays, one that was forgotten does not come back', () => {
  showAvatar('/media/a-160.webp')
  avatar.setState({ image: '/media/b-160.webp' })
  recallAvatar()
  expect(avatar.getState().image).toBe('/media/b-160.webp')
  forgetAvatar()
  go()
  expect(avatar.getState().image).toBeUndefined()
})
