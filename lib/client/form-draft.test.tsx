/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { useFormDraft } from './form-draft'
import { valuesIn } from './form-fields'

const names = ['name', 'note', 'gender']

let forgetSent: ReturnType<typeof useFormDraft>

function Form({ whose = 'maryam', name = 'Maryam' }: { whose?: string; name?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const forget = useFormDraft(form, whose, names)
  useEffect(() => void (forgetSent = forget))
  return (
    <form ref={form}>
      <input name="name" aria-label="Name" defaultValue={name} />
      <textarea name="note" aria-label="Note" />
      <select name="gender" aria-label="Gender" defaultValue="female">
        <option value="">-</option>
        <option value="female">Female</option>
        <option value="male">Male</option>
      </select>
      <input name="password" type="password" aria-label="Password" />
      <button type="button" onClick={() => forget()}>
        Sent
      </button>
    </form>
  )
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
function shown(): string[] {
  return ['Name', 'Note', 'Gender'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
}
/** Leaves the page for another document, without unmounting in React. */
function leave(): void {
  fireEvent(window, new Event('pagehide'))
  document.body.innerHTML = ''
}

beforeEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
  jest.restoreAllMocks()
})

test('restores typed, chosen and cleared values in the next document, but no password', () => {
  render(<Form />)
  type('Name', '')
  type('Note', 'By the gate\nafter five')
  type('Gender', 'male')
  type('Password', 'secret')
  leave()
  expect(Object.values(sessionStorage).join(' ')).not.toContain('secret')
  render(<Form />)
  expect(shown()).toEqual(['', 'By the gate\nafter five', 'male'])
})

test('restores values on return from another page', () => {
  const { unmount } = render(<Form />)
  type('Note', 'By the gate')
  unmount()
  render(<Form />)
  expect(shown()).toEqual(['Maryam', 'By the gate', 'female'])
})

test('an untouched field shows the newly served value', () => {
  render(<Form />)
  type('Note', 'By the gate')
  leave()
  render(<Form name="Maryam Al Ketbi" />)
  expect(shown()).toEqual(['Maryam Al Ketbi', 'By the gate', 'female'])
})

test('does not show values typed by another customer', () => {
  const { rerender } = render(<Form key="maryam" />)
  type('Note', 'By the gate')
  rerender(<Form key="huda" whose="huda" />)
  expect(shown()).toEqual(['Maryam', '', 'female'])
  leave()
  render(<Form />)
  expect(shown()).toEqual(['Maryam', 'By the gate', 'female'])
})

test('deletes submitted values and keeps what is typed afterwards', () => {
  const { unmount } = render(<Form />)
  type('Note', 'By the gate')
  type('Gender', 'male')
  fireEvent.click(screen.getByRole('button'))
  fireEvent(window, new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
  type('Note', 'After five')
  unmount()
  render(<Form />)
  expect(shown()).toEqual(['Maryam', 'After five', 'female'])
})

test('keeps what is typed while the form is being submitted', () => {
  const { unmount } = render(<Form />)
  type('Note', 'By the gate')
  type('Gender', 'male')
  const sent = valuesIn(document.querySelector('form'), names)
  type('Note', 'After five')
  forgetSent(sent)
  unmount()
  render(<Form />)
  expect(shown()).toEqual(['Maryam', 'After five', 'female'])
})

test('keeps what was typed before hydration', () => {
  sessionStorage.setItem('oasis.form.maryam', '{"note":"Older"}')
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML =
    '<form><input name="name" aria-label="Name" value="Maryam"><textarea name="note" aria-label="Note"></textarea></form>'
  const early = place.querySelector('textarea')
  if (early) early.value = 'Newer'
  function Early() {
    const form = useRef(place.querySelector('form'))
    useFormDraft(form, 'maryam', names)
    return null
  }
  render(<Early />)
  expect(early?.value).toBe('Newer')
})

test.each(['getItem', 'setItem'] as const)('without storage (%s) the form works', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('Denied')
  })
  const { unmount } = render(<Form />)
  type('Note', 'By the gate')
  expect(() => unmount()).not.toThrow()
})
