/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import type { Product } from '@/lib/contract/product'
import { OfferCard } from './offer-card'
import { plainSale } from '@/lib/contract/selling'

const product: Product = {
  id: 'p1',
  title: {
    en: 'Leather Bell Collar for large dogs, hand stitched in Al Ain',
    ar: 'طوق جلدي بجرس للكلاب الكبيرة، مخيط يدوياً في مدينة العين بعناية',
  },
  description: { en: 'Soft inside. '.repeat(12).trim(), ar: 'ناعم من الداخل. '.repeat(12).trim() },
  images: [],
  colors: ['#1C5638', '#B2372A', '#21160F', '#C98B3A', '#155E66'],
  price: 3800,
  oldPrice: 4800,
  stock: 4,
  averageRating: 4.4,
  ratingsCount: 67,
  isFavorite: false,
  sameDay: false,
  ...plainSale,
  category: null,
  subcategory: null,
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
}

test('shows the percentage, both prices, three colours and the number of others', () => {
  const { container } = renderIn('en', <OfferCard product={product} />)
  expect(container.textContent).toContain('-21%')
  expect(container.textContent).toContain('38.00')
  expect(container.querySelector('s')?.textContent).toContain('48.00')
  expect(container.textContent).toContain('+2')
})

test('truncates title and description visually, not for screen readers', () => {
  const { container } = renderIn('en', <OfferCard product={product} />)
  const cuts = [...container.querySelectorAll('.cut')].map((cut) => cut.textContent?.length ?? 0)
  expect(cuts).toHaveLength(2)
  expect(cuts[0]).toBeGreaterThan(30)
  expect(cuts[0]).toBeLessThanOrEqual(50)
  expect(cuts[1]).toBeGreaterThan(90)
  expect(cuts[1]).toBeLessThanOrEqual(120)
  expect(container.querySelector('p')?.textContent).toBe(product.description.en)
})

test('both links lead to the product and are labelled, and one is a tab stop', () => {
  renderIn('en', <OfferCard product={product} />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/details/p1', '/details/p1'])
  expect(screen.getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  expect(screen.getByRole('link', { name: `View details: ${product.title.en}` }).textContent).toBe('View details')
})

test('untranslated title and description have their own `lang`', () => {
  const { title, description } = product
  renderIn('ar', <OfferCard product={{ ...product, title: { en: title.en, ar: title.en } }} />)
  expect(screen.getByRole('link', { name: title.en }).getAttribute('lang')).toBe('en')
  expect(screen.getByText((_, one) => one?.textContent === description.ar, { selector: 'p' }).innerHTML).not.toContain(
    'lang=',
  )
  const half = { ...product, id: 'p2', description: { en: description.en, ar: description.en } }
  const { container } = renderIn('ar', <OfferCard product={half} />)
  expect(container.querySelector('p bdi[lang=en]')?.textContent).toBe(description.en)
})

test('an Arabic card is in Arabic', () => {
  const { container } = renderIn('ar', <OfferCard product={product} />)
  expect(container.textContent).toContain('عرض التفاصيل')
  expect(container.textContent).not.toMatch(/[a-z]/i)
})
