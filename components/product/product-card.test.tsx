/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import type { Product } from '@/lib/contract/product'
import { useCardFacts } from './card-facts'
import { ProductCard } from './product-card'
import { plainSale } from '@/lib/contract/selling'

// Zod tries `Function`, which the pages' Content-Security-Policy forbids and browsers report.
jest.mock('zod', () => {
  throw new Error('zod on its way to a browser')
})

const product: Product = {
  id: 'p1',
  title: { en: 'Leather Bell Collar, hand stitched', ar: 'طوق جلدي بجرس مخيط يدوياً' },
  description: { en: '', ar: '' },
  images: [],
  colors: [],
  price: 3800,
  oldPrice: 4800,
  stock: 4,
  averageRating: 4.4,
  ratingsCount: 67,
  isFavorite: false,
  sameDay: false,
  ...plainSale,
  category: { id: 'c1', name: { en: 'Accessories', ar: 'إكسسوارات' }, carcass: false },
  subcategory: null,
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
}

function Card({ product }: { product: Product }) {
  return <ProductCard facts={useCardFacts()(product)} />
}

test('truncates the title visually, not in the accessible name', () => {
  const { container } = renderIn('en', <Card product={product} />)
  const link = screen.getByRole('link', { name: 'Leather Bell Collar, hand stitched' })
  expect(link.getAttribute('href')).toBe('/details/p1')
  expect(container.querySelector('.cut')?.textContent).toBe('Leather Bell Collar')
})

test('the title link comes before the actions, and the picture does not repeat it', () => {
  const picture = { ...product, images: ['/media/collar.jpg'] }
  const { container } = renderIn('en', <Card product={picture} />)
  // For search engines.
  expect(container.querySelector('img')?.alt).toBe(product.title.en)
  expect(screen.queryByRole('img')).toBeNull()
  const stops = [...container.querySelectorAll('a, button')].map((one) => one.getAttribute('aria-label'))
  expect(stops).toEqual(['', 'Favourite: ', 'Quick view: '].map((what) => what + product.title.en))
})

test('a discount shows its percentage, also as text', () => {
  const { container } = renderIn('en', <Card product={product} />)
  expect(container.textContent).toContain('-21%')
  expect(container.textContent).toContain('21% off')
})

test('an Arabic card is in Arabic', () => {
  const { container } = renderIn('ar', <Card product={{ ...product, stock: 0 }} />)
  expect(container.textContent).toContain('نفدت')
  expect(container.textContent).toContain('إكسسوارات')
  expect(container.textContent).not.toMatch(/[a-z]/i)
})

test('an untranslated title has its own `lang`', () => {
  const english = 'Leather Bell Collar, hand stitched'
  const { container } = renderIn('ar', <Card product={{ ...product, title: { en: english, ar: english } }} />)
  expect(screen.getByRole('link', { name: english }).getAttribute('lang')).toBe('en')
  expect(container.querySelector('bdi[lang=en]')?.textContent).toBe(english)
  renderIn('ar', <Card product={{ ...product, id: 'p2' }} />)
  expect(screen.getByRole('link', { name: product.title.ar }).hasAttribute('lang')).toBe(false)
})

test('the quick view button is a link', () => {
  renderIn('en', <Card product={product} />)
  expect(
    screen.getByRole('link', { name: 'Quick view: Leather Bell Collar, hand stitched' }).getAttribute('href'),
  ).toBe('/details/p1')
})

test('the second picture loads on mouse hover, not on touch', () => {
  const images = ['a', 'b'].map((letter) => `/media/${letter.repeat(64)}`)
  const { container } = renderIn('en', <Card product={{ ...product, images }} />)
  const card = screen.getByRole('article')
  expect(container.querySelectorAll('img')).toHaveLength(1)
  fireEvent(card, over('touch'))
  expect(container.querySelectorAll('img')).toHaveLength(1)
  fireEvent(card, over('mouse'))
  expect(container.querySelectorAll('img')).toHaveLength(2)
})

/** jsdom has no pointer events. */
function over(pointerType: string): Event {
  return Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType })
}
