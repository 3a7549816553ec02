import { expect, test } from '@jest/globals'
import type { Category } from '@/lib/contract/category'
import { shelfCrumbs, shelfOf } from './shelf'
import { feed } from './testing/feed'

const toys: Category = { ...feed, id: 'toys', subcategories: [] }

test('a listing is about its one category, and its one subcategory', () => {
  const about = (categories: string[], subcategories: string[] = []) => {
    const shelf = shelfOf({ categories, subcategories }, [toys, feed])
    return shelf && [shelf.category.id, shelf.subcategory?.id ?? null]
  }
  expect(about([])).toBeNull()
  expect(about(['feed', 'toys'])).toBeNull()
  expect(about(['gone'])).toBeNull()
  expect(about(['feed'])).toEqual(['feed', null])
  expect(about(['feed'], ['hay'])).toEqual(['feed', 'hay'])
  expect(about(['feed'], ['hay', 'straw'])).toEqual(['feed', null])
  expect(about(['toys'], ['hay'])).toEqual(['toys', null])
})

test('its breadcrumbs lead through the category to the subcategory', () => {
  const shelf = shelfOf({ categories: ['feed'], subcategories: ['hay'] }, [feed])
  if (!shelf) throw new Error('no shelf')
  expect(shelfCrumbs(shelf, 'ar')).toEqual([
    { name: 'أعلاف', path: '/shop?category=feed' },
    { name: 'تبن', path: '/shop?category=feed&subcategory=hay' },
  ])
  expect(shelfCrumbs({ ...shelf, subcategory: null }, 'en')).toHaveLength(1)
})
