/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { HeroSlider } from './hero-slider'

beforeEach(() => {
  const still = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  Object.defineProperty(window, 'matchMedia', { value: () => still, configurable: true })
})
afterEach(() => {
  document.dir = ''
})

function show() {
  const slides = ['feed', 'birds', 'camels']
  render(
    <HeroSlider
      count={slides.length}
      labels={{ pause: 'Pause', play: 'Play', slide: 'Slide #' }}
      pictures={slides}
      texts={slides}
    />,
  )
  const place = screen.getByText('feed', { selector: '.hero-texts > *' })
  const swipe = (x: number, y: number) => {
    fireEvent.touchStart(place, { touches: [{ clientX: 200, clientY: 200 }] })
    fireEvent.touchEnd(place, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] })
  }
  const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')
  return { swipe, current }
}

test('a swipe changes the slide in both directions and wraps around', () => {
  const { swipe, current } = show()
  swipe(-90, 20)
  expect(current()).toBe('Slide 2')
  swipe(90, 20)
  swipe(90, -20)
  expect(current()).toBe('Slide 3')
  swipe(-90, 0)
  expect(current()).toBe('Slide 1')
})

test('reverses the swipe in Arabic', () => {
  document.dir = 'rtl'
  const { swipe, current } = show()
  swipe(90, 0)
  expect(current()).toBe('Slide 2')
})

test.each([
  ['scrolls the page', -90, 80],
  ['hardly moves', -30, 0],
])('a finger that %s does not change the slide', (_, x, y) => {
  const { swipe, current } = show()
  swipe(x, y)
  expect(current()).toBe('Slide 1')
})
