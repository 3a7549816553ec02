import { expect, test } from '@jest/globals'
import { rebase } from './rebase'

const three = 'category=a&category=b&category=c'

test.each([
  ['nothing else is asked for: the link', 'category=a', `${three}&page=2`, `${three}&page=2`, 'category=a'],
  ['two chips, one after the other', 'category=a&category=c', three, 'category=b&category=c', 'category=c'],
  ['a chip while a filter is ticked', '', 'category=a', 'category=a&colors=1c5638', 'colors=1c5638'],
  ['a chip of prices that are being changed', '', 'minPrice=10', 'minPrice=20&colors=1c5638', 'colors=1c5638'],
  [
    'a chip goes back to the first page',
    'category=a',
    'category=a&rating=4',
    'category=a&rating=4&page=3',
    'category=a',
  ],
  ['the list while a filter is ticked', 'view=list', '', 'category=a', 'category=a&view=list'],
  ['the list while a page is turned', 'view=list', '', 'page=2', 'view=list&page=2'],
  ['the grid while an order is chosen', 'page=2', 'view=list&page=2', 'sort=newPrice&view=list', 'sort=newPrice'],
  ['a page while the list is shown otherwise', 'page=3', '', 'view=list', 'view=list&page=3'],
  ['a page behind another', 'page=3', '', 'page=2', 'page=3'],
  ['the first page behind another', '', 'page=2', 'page=3', ''],
  ['a page of what is not asked for any more', 'page=3', '', 'category=a', 'category=a'],
])('%s', (_, link, shown, asked, to) => {
  const href = (search: string) => (search ? `/shop?${search}` : '/shop')
  expect(rebase(href(link), href(shown), href(asked))).toBe(href(to))
})
