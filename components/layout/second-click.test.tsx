/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import type { MouseEvent as Press } from 'react'
import { render } from '@testing-library/react'
import { SecondClick } from './second-click'

const heard: string[] = []

beforeEach(() => {
  heard.length = 0
  const hear = ({ currentTarget }: Press) => heard.push(currentTarget.id)
  render(
    <>
      <SecondClick />
      <a id="page" href="#2" onClick={hear}>
        2
      </a>
      <a id="card" href="#card" onClick={hear}>
        Goat
      </a>
      <button id="more" type="button" onClick={hear}>
        +
      </button>
    </>,
  )
})

/** Whether the browser goes on with it. */
function click(id: string, detail: number): boolean {
  return ['mousedown', 'click']
    .map((kind) => new MouseEvent(kind, { bubbles: true, cancelable: true, detail }))
    .map((event) => document.getElementById(id)?.dispatchEvent(event) ?? false)
    .every(Boolean)
}

test('the second click on a link meets nothing else', () => {
  expect(click('page', 1)).toBe(true)
  expect(click('card', 2)).toBe(false)
  expect(heard).toEqual(['page'])
})

test('two clicks on one thing are two, and so are slow ones', () => {
  expect(click('more', 1) && click('more', 2)).toBe(true)
  expect(click('page', 1) && click('page', 2)).toBe(true)
  expect(click('page', 1) && click('card', 1)).toBe(true)
  expect(heard).toEqual(['more', 'more', 'page', 'page', 'page', 'card'])
})

test('what a button has brought is pressed', () => {
  expect(click('more', 1) && click('card', 2)).toBe(true)
  expect(heard).toEqual(['more', 'card'])
})
