/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import type { MouseEvent as Press } from 'react'
import { render } from '@testing-library/react'
import { SecondClick } from './second-click'

const heard: string[] = []
let pointerType = 'touch'

beforeEach(() => {
  heard.length = 0
  pressed.length = 0
  pointerType = 'touch'
  const hear = ({ currentTarget }: Press) => heard.push(currentTarget.id)
  render(
    <>
      <SecondClick />
      <nav>
        <a id="page" href="#2" onClick={hear}>
          2
        </a>
        <a id="next" href="#3" onClick={hear}>
          3
        </a>
      </nav>
      <ul>
        <a id="chip" href="#chip" data-single-click onClick={hear}>
          Goats
        </a>
        <a id="nextChip" href="#nextChip" data-single-click onClick={hear}>
          Camels
        </a>
      </ul>
      <a id="card" href="#card" onClick={hear}>
        Goat
      </a>
      <button id="more" type="button" onClick={hear}>
        +
      </button>
      <button id="remove" type="button" onClick={hear}>
        Remove
      </button>
      <button id="order" type="button" data-single-click onClick={hear}>
        Order
      </button>
      <input id="name" />
      <textarea id="story" />
      <p id="text">Empty</p>
      <dialog id="dialog" open />
      <button id="save" type="submit" onClick={hear}>
        Save
      </button>
    </>,
  )
})

interface Where {
  /** Event time, in ms. */
  at: number
  x?: number
  /** Click count; 0 for a key. */
  detail?: number
}

const pressed: EventTarget[] = []
document.addEventListener('pointerdown', ({ target }) => target && pressed.push(target))

/** Returns the events whose default was not prevented. */
function click(id: string, { at, x = 0, detail = 1 }: Where): string[] {
  const pointed = Object.assign(new MouseEvent('pointerdown', { bubbles: true, clientX: x }), { pointerType })
  Object.defineProperty(pointed, 'timeStamp', { value: at })
  document.getElementById(id)?.dispatchEvent(pointed)
  return ['mousedown', 'click'].filter((kind) => {
    const event = new MouseEvent(kind, { bubbles: true, cancelable: true, detail, clientX: x })
    Object.defineProperty(event, 'timeStamp', { value: at })
    return document.getElementById(id)?.dispatchEvent(event)
  })
}

const both = ['mousedown', 'click']

test.each(['touch', 'mouse'])('ignores what takes the place of a button: %s', (type) => {
  pointerType = type
  expect(click('remove', { at: 0 })).toEqual(both)
  for (const other of ['more', 'card', 'text']) expect(click(other, { at: 100, detail: 2 })).toEqual([])
  expect(heard).toEqual(['remove'])
  // The backdrop of a dialog that opened is not pressed, either.
  expect(click('dialog', { at: 100, detail: 2 })).toEqual([])
  expect(pressed).not.toContain(document.getElementById('dialog'))
})

test('ignores quick taps on other elements after a tap on a link', () => {
  expect(click('page', { at: 0 })).toEqual(both)
  expect(click('card', { at: 200 })).toEqual([])
  expect(click('more', { at: 400, x: 20 })).toEqual([])
  expect(heard).toEqual(['page'])
})

test.each([
  ['order', 'touch'],
  ['order', 'mouse'],
  ['save', 'touch'],
  ['save', 'mouse'],
])('a button for single clicks ignores the second, and what takes its place: %s, %s', (button, type) => {
  pointerType = type
  expect(click(button, { at: 0 })).toEqual(both)
  expect(click(button, { at: 100, detail: 2 })).toEqual([])
  expect(click('more', { at: 200, detail: 2 })).toEqual([])
  expect(click(button, { at: 900 })).toEqual(both)
  expect(click(button, { at: 1000, detail: 0 })).toEqual(both)
  expect(heard.filter((id) => id === button)).toHaveLength(3)
  expect(heard).not.toContain('more')
})

test('uses the click count of a mouse', () => {
  pointerType = 'mouse'
  expect(click('page', { at: 0 })).toEqual(both)
  expect(click('card', { at: 100, detail: 2 })).toEqual([])
  expect(click('card', { at: 200, detail: 3 })).toEqual([])
  expect(click('page', { at: 1000 })).toEqual(both)
  expect(click('card', { at: 1100 })).toEqual(both)
  // Row after row on one spot: no double click, however the mouse counts.
  expect(click('remove', { at: 2000, detail: 3 })).toEqual(both)
  expect(click('more', { at: 2600, detail: 4 })).toEqual(both)
  expect(heard).toEqual(['page', 'page', 'card', 'remove', 'more'])
})

test('accepts a click that is later, further away or by key', () => {
  for (const where of [{ at: 501 }, { at: 2100, x: 25 }, { at: 4100, detail: 0 }]) {
    click('page', { at: Math.floor(where.at / 1000) * 1000 })
    click('card', where)
  }
  expect(heard).toEqual(['page', 'card', 'page', 'card', 'page', 'card'])
})

test('accepts clicks in the same list, on the same link, and on the same button', () => {
  let now = 0
  for (const [one, other] of [
    ['page', 'next'],
    ['page', 'page'],
    ['more', 'more'],
  ] as const) {
    now += 1000
    expect(click(one, { at: now })).toEqual(both)
    expect(click(other, { at: now + 100 })).toEqual(both)
  }
})

test.each(['touch', 'mouse'])('a double click removes one of several chips: %s', (type) => {
  pointerType = type
  expect(click('chip', { at: 0 })).toEqual(both)
  expect(click('nextChip', { at: 100, detail: 2 })).toEqual([])
  expect(click('nextChip', { at: 200, x: 80 })).toEqual(both)
  expect(heard).toEqual(['chip', 'nextChip'])
})

test('a held Enter key presses only what it was pressed on', () => {
  const hold = (id: string, repeat: boolean, key = 'Enter') =>
    document
      .getElementById(id)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))
  expect([hold('remove', false), hold('remove', true), hold('more', true)]).toEqual([true, true, false])
  expect([hold('more', true, 'Tab'), hold('more', false), hold('more', true)]).toEqual([true, true, true])
  expect([hold('order', false), hold('order', true)]).toEqual([true, false])
  // The form of a field would be sent again; a text gets more lines.
  expect([hold('name', false), hold('name', true)]).toEqual([true, false])
  expect([hold('story', false), hold('story', true)]).toEqual([true, true])
})
