/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { progress } from '@/lib/config/constants'
import { creep, ProgressBar } from './progress-bar'

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const shown = () => document.querySelector('[data-progress]')?.getAttribute('data-progress') ?? null
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('starts at 20, steps every 200 ms up to 90, completes at 100 and disappears 500 ms later', () => {
  const { rerender } = render(<ProgressBar busy={false} />)
  expect(shown()).toBeNull()
  rerender(<ProgressBar busy />)
  expect(shown()).toBe('20')
  wait(199)
  expect(shown()).toBe('20')
  wait(1)
  expect(shown()).toBe('25')
  wait(200 * 60)
  expect(shown()).toBe('90')
  rerender(<ProgressBar busy={false} />)
  expect(shown()).toBe('100')
  wait(499)
  expect(shown()).toBe('100')
  wait(1)
  expect(shown()).toBeNull()
})

test('restarts when busy again before it disappears', () => {
  const { rerender } = render(<ProgressBar busy />)
  rerender(<ProgressBar busy={false} />)
  wait(100)
  rerender(<ProgressBar busy />)
  expect(shown()).toBe('20')
  wait(1000)
  expect(shown()).toBe('45')
})

test('the bar creeps by up to 10 and stops at 90', () => {
  expect(creep(progress.start, 0)).toBe(20)
  expect(creep(20, 0.5)).toBe(25)
  expect(creep(85, 0.9)).toBe(90)
  expect(creep(90, 0.99)).toBe(90)
})

test('a step after the end changes nothing', () => {
  expect(creep(100, 0.5)).toBe(100)
})
