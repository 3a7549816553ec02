/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { setTimeout as delay } from 'node:timers/promises'
import { RemovalFocus } from './removal-focus'

afterEach(cleanup)

const rows = (names: string[]) => (
  <>
    <RemovalFocus />
    <main id="main">
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
    </main>
  </>
)
/** The text of what has the focus. */
const focused = () => (document.activeElement === document.body ? '' : document.activeElement?.textContent)

/** Renders rows, puts the focus on one of them, and changes the rows. */
async function change(on: string, then: string[], between: () => void = () => undefined): Promise<void> {
  const { rerender } = render(rows(['one', 'two', 'three']))
  act(() => screen.getByText(on).focus())
  await delay(0)
  between()
  await delay(0)
  rerender(rows(then))
  await delay(20)
}

test.each([
  ['two', ['one', 'three'], 'three'],
  ['three', ['one', 'two'], 'two'],
])('the focus of %s that is removed goes on beside it', async (on, then, expected) => {
  await change(on, then)
  await waitFor(() => expect(focused()).toBe(expected))
})

test('what only moves keeps the focus', async () => {
  await change('one', ['three', 'two', 'one'])
  expect(focused()).toBe('one')
  cleanup()
  await change('three', ['three', 'one', 'two'])
  expect(focused()).toBe('three')
})

test('a focus that was left before is not brought back', async () => {
  await change('two', ['one', 'three'], () => screen.getByText('two').blur())
  expect(focused()).toBe('')
})

test('the focus of a button of a notice goes to the notice, not to the foot of the page', async () => {
  const page = (done: boolean) => (
    <>
      <RemovalFocus />
      <main id="main">
        <p role="status">
          {done ? 'Undone' : 'Saved'}
          {!done && <button type="button">Undo</button>}
        </p>
        <button type="button">Next page</button>
      </main>
    </>
  )
  const { rerender } = render(page(false))
  act(() => screen.getByText('Undo').focus())
  await delay(0)
  rerender(page(true))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Undone')))
})
