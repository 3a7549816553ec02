import { expect, test } from '@jest/globals'
import { rebase, type Refinement } from './rebase'

const three = 'category=a&category=b&category=c'

test.each<[string, Refinement, string, string, string, string]>([
  ['no pending navigation: the link', 'chip', 'category=a', `${three}&page=2`, `${three}&page=2`, 'category=a'],
  ['two chips, one after the other', 'chip', 'category=a&category=c', three, 'category=b&category=c', 'category=c'],
  ['a chip already removed', 'chip', 'category=b&category=c', three, 'category=b&category=c', 'category=b&category=c'],
  ['a chip while a filter is ticked', 'chip', '', 'category=a', 'category=a&colors=1c5638', 'colors=1c5638'],
  ['a chip of prices while they change', 'chip', '', 'minPrice=10', 'minPrice=20&colors=1c5638', 'colors=1c5638'],
  ['a chip of prices after the other bound was set', 'chip', '', 'minPrice=10', 'minPrice=10&maxPrice=50', ''],
  [
    'a chip, back to the first page',
    'chip',
    'category=a',
    'category=a&rating=4',
    'category=a&rating=4&page=3',
    'category=a',
  ],
  [
    'the chip of a category just after ticking its subcategory',
    'chip',
    'rating=4',
    'category=a&rating=4',
    'category=a&subcategory=s&rating=4',
    'rating=4',
  ],
  ['the list while a filter is ticked', 'view', 'view=list', '', 'category=a', 'category=a&view=list'],
  ['the list while the page changes', 'view', 'view=list', '', 'page=2', 'view=list&page=2'],
  [
    'the grid while the sort order changes',
    'view',
    'page=2',
    'view=list&page=2',
    'sort=newPrice&view=list',
    'sort=newPrice',
  ],
  ['back to the shown grid, after the list', 'view', '', '', 'view=list', ''],
  ['a page while the view changes', 'page', 'page=3', '', 'view=list', 'view=list&page=3'],
  ['a page after another', 'page', 'page=3', '', 'page=2', 'page=3'],
  ['the first page after another', 'page', '', 'page=2', 'page=3', ''],
  ['back to the shown page, after another', 'page', 'page=2', 'page=2', 'page=3', 'page=2'],
  ['a page of an outdated query', 'page', 'page=3', '', 'category=a', 'category=a'],
  [
    'reset while the sort order changes',
    'reset',
    '',
    three,
    `${three}&rating=4&sort=newPrice&view=list&page=2`,
    'sort=newPrice&view=list',
  ],
])('%s', (_, kind, link, shown, requested, to) => {
  const href = (search: string) => (search ? `/shop?${search}` : '/shop')
  expect(rebase({ kind, link: href(link), shown: href(shown), requested: href(requested), takes: ['s', 't'] })).toBe(
    href(to),
  )
})
