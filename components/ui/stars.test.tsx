/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import type { ComponentProps } from 'react'
import { renderIn } from '@/components/testing/in-language'
import { Stars } from './stars'
import { useRatingLabel } from './use-rating-label'

function Rating(props: Omit<ComponentProps<typeof Stars>, 'label'>) {
  return <Stars {...props} label={useRatingLabel()(props.value, props.count)} />
}

function show(language: 'en' | 'ar', value: number | null, count?: number) {
  const { container } = renderIn(language, <Rating value={value} count={count} />)
  return {
    words: container.querySelector('.sr-only')?.textContent,
    filled: container.querySelector<HTMLElement>('.stars')?.style.getPropertyValue('--stars'),
    seen: container.querySelector('[aria-hidden="true"]')?.textContent,
  }
}

test('4.6 of 88 ratings fills four and a half stars and is labelled so', () => {
  expect(show('en', 4.6, 88)).toEqual({ words: '4.6 out of 5 stars, 88 ratings', filled: '4.5', seen: '4.6 (88)' })
})

test('4.44 shows one decimal and fills four stars', () => {
  expect(show('en', 4.44, 1)).toEqual({ words: '4.4 out of 5 stars, 1 rating', filled: '4', seen: '4.4 (1)' })
})

test.each([
  [1, 'تقييم واحد'],
  [2, 'تقييمان'],
  [3, '3 تقييمات'],
  [11, '11 تقييماً'],
  [100, '100 تقييم'],
])('uses the Arabic plural form of %i', (count, words) => {
  expect(show('ar', 5, count).words).toBe(`5.0 من 5 نجوم، ${words}`)
})

test('shows text instead of stars before the first rating', () => {
  const { container } = renderIn('en', <Rating value={null} count={0} />)
  expect(container.textContent).toBe('No ratings yet')
  expect(container.querySelector('.stars, .sr-only')).toBeNull()
})

test('a single rating shows stars without a number', () => {
  const { container } = renderIn('en', <Rating value={3} single />)
  expect(container.textContent).toBe('3.0 out of 5 stars')
  expect(container.querySelector('[aria-hidden="true"]')).toBeNull()
})
