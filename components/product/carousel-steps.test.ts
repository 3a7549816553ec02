import { expect, test } from '@jest/globals'
import { gapAt, slidesAt, swiperSteps } from './carousel-steps'

test.each([
  [320, 2],
  [700, 2],
  [701, 3],
  [900, 3],
  [901, 4],
  [1100, 4],
  [1101, 5],
  [1280, 5],
  [1300, 5],
  [1301, 6],
  [1500, 6],
  [1501, 7],
  [3840, 7],
])('a window of %i px shows %i cards', (width, slides) => {
  expect(slidesAt(width)).toBe(slides)
})

test('the gap is smaller on phones and with six or seven cards', () => {
  expect([gapAt(390), gapAt(1280), gapAt(1301), gapAt(1920)]).toEqual([12, 20, 16, 16])
})

test('the breakpoints of Swiper match', () => {
  const steps = swiperSteps()
  expect(Object.keys(steps).map(Number)).toEqual([0, 701, 901, 1101, 1301, 1501])
  expect(steps[1101]).toEqual({ slidesPerView: 5, spaceBetween: 20 })
})

test('large text shows fewer cards, as in the style sheet', () => {
  const steps = swiperSteps(1.5)
  expect(Object.keys(steps).map(Number)).toEqual([0, 1051, 1351, 1651, 1951, 2251])
  expect(steps[1051]).toEqual({ slidesPerView: 3, spaceBetween: 30 })
})
