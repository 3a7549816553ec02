/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { shownPicture } from './preview'

test('returns the picture the card shows', () => {
  document.body.innerHTML = '<img alt="other"><article class="card"><img alt=""></article>'
  const card = document.querySelector('.card')
  expect(shownPicture(card)).toBeNull()
  const picture = card?.querySelector('img')
  if (!picture) throw new Error('no picture')
  Object.defineProperties(picture, { currentSrc: { value: '/media/collar-320.webp' }, naturalWidth: { value: 320 } })
  expect(shownPicture(card)).toBe('/media/collar-320.webp')
  // Marks the placeholder of a picture not rendered yet.
  picture.dataset.missing = ''
  expect(shownPicture(card)).toBeNull()
})
