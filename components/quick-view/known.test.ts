/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { knownOf } from './known'

function linkIn(html: string): HTMLAnchorElement {
  document.body.innerHTML = `<article class="card"><img alt="">${html}</article>`
  const link = document.querySelector('a')
  if (!link) throw new Error('no link')
  return link
}

test('a card tells its product', () => {
  const link = linkIn('<a data-quick-view="p1" data-title="Collar" data-price="3800" data-old-price="4800"></a>')
  expect(knownOf(link)).toEqual({ id: 'p1', title: 'Collar', picture: null, price: 3800, oldPrice: 4800 })
})

test('without a discount there is no old price', () => {
  expect(knownOf(linkIn('<a data-quick-view="p1" data-title="Collar" data-price="3800"></a>'))?.oldPrice).toBeNull()
})

test('any other link is none', () => {
  expect(knownOf(linkIn('<a href="/details/p1"></a>'))).toBeNull()
})
