import { expect, test } from '@jest/globals'
import type { Category } from '@/lib/contract/category'
import { categoryCrumbs, categoryPathOf } from './category-path'
import { feed } from './testing/feed'

const toys: Category = { ...feed, id: 'toys', subcategories: [] }

test('a listing has the path of its only category and subcategory', () => {
  const about = (categories: string[], subcategories: string[] = []) => {
    const categoryPath = categoryPathOf({ categories, subcategories }, [toys, feed])
    return categoryPath && [categoryPath.category.id, categoryPath.subcategory?.id ?? null]
  }
  expect(about([])).toBeNull()
  expect(about(['feed', 'toys'])).toBeNull()
  expect(about(['gone'])).toBeNull()
  expect(about(['feed'])).toEqual(['feed', null])
  expect(about(['feed'], ['hay'])).toEqual(['feed', 'hay'])
  expect(about(['feed'], ['hay', 'straw'])).toEqual(['feed', null])
  expect(about(['toys'], ['hay'])).toEqual(['toys', null])
})

test('breadcrumbs go through the category to the subcategory', () => {
  const categoryPath = categoryPathOf({ categories: ['feed'], subcategories: ['hay'] }, [feed])
  if (!categoryPath) throw new Error('no category path')
  expect(categoryCrumbs(categoryPath, 'ar')).toEqual([
    { name: 'أعلاف', path: '/shop?category=feed' },
    { name: 'تبن', path: '/shop?category=feed&subcategory=hay' },
  ])
  expect(categoryCrumbs({ ...categoryPath, subcategory: null }, 'en')).toHaveLength(1)
})
