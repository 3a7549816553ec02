/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { CardFacts } from '@/components/product/card-facts'
import { renderIn } from '@/components/testing/in-language'
import { cut } from '@/lib/config/constants'
import { ProductSkeleton } from './product-skeleton'

const product: CardFacts = {
  id: '1',
  title: '',
  images: [],
  price: 4_550,
  oldPrice: null,
  rating: null,
  ratings: 0,
  ratingLabel: '',
  badge: null,
}

test.each(['ar', 'en'] as const)('truncates a long title visually, not for screen readers (%s)', (language) => {
  const title = (
    language === 'ar' ? 'طوق من الجلد الطبيعي للكلاب الكبيرة ' : 'A collar of leather for large dogs '
  ).repeat(4)
  renderIn(language, <ProductSkeleton product={{ ...product, title: title.trim() }} />)
  const heading = screen.getByRole('heading', { level: 1, name: title.trim() })
  expect(heading.querySelector('.cut')?.textContent.length).toBeLessThanOrEqual(cut.detailsTitle)
})
