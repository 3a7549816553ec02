/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { knownOf, attachProduct } from './known'

function linkIn(html: string): HTMLAnchorElement {
  document.body.innerHTML = html
  const link = document.querySelector('a')
  if (!link) throw new Error('no link')
  return link
}

const collar = { id: 'p1', title: 'Collar', price: 3800, oldPrice: null }

test('returns the product of a link in a card', () => {
  const link = linkIn('<article class="card"><img alt=""><a href="/details/p1"></a></article>')
  attachProduct(link, collar)
  expect(knownOf(link)).toEqual({ ...collar, picture: null })
})

test('returns the picture the card shows', () => {
  const link = linkIn('<img alt="other"><article class="card"><img alt=""><a href="/details/p1"></a></article>')
  attachProduct(link, collar)
  const picture = link.parentElement?.querySelector('img')
  if (!picture) throw new Error('no picture')
  Object.defineProperties(picture, { currentSrc: { value: '/media/collar-320.webp' }, naturalWidth: { value: 320 } })
  expect(knownOf(link)?.picture).toBe('/media/collar-320.webp')
  // Marks the placeholder of a picture not rendered yet.
  picture.dataset.missing = ''
  expect(knownOf(link)?.picture).toBeNull()
})

test('returns null for any other link', () => {
  expect(knownOf(linkIn('<a href="/details/p1"></a>'))).toBeNull()
})
