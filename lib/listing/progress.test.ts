import { expect, test } from '@jest/globals'
import { progress } from '@/lib/config/constants'
import { creep } from './progress'

test('the bar creeps by up to 10 and stops at 90', () => {
  expect(creep(progress.start, 0)).toBe(20)
  expect(creep(20, 0.5)).toBe(25)
  expect(creep(85, 0.9)).toBe(90)
  expect(creep(90, 0.99)).toBe(90)
})

test('a step after the end changes nothing', () => {
  expect(creep(100, 0.5)).toBe(100)
})
