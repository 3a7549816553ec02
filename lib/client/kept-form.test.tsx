/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { useKeptForm, valuesIn } from './kept-form'

const names = ['name', 'note', 'gender']

let forgetSent: ReturnType<typeof useKeptForm>

function Form({ whose = 'maryam', name = 'Maryam' }: { whose?: string; name?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const forget = useKeptForm(form, whose, names)
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
/** The page is left for a document of its own; nothing is told to React. */
function leave(): void {
  fireEvent(window, new Event('pagehide'))
  document.body.innerHTML = ''
}

beforeEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
  jest.restoreAllMocks()
})

test('what was typed, chosen or emptied stands in the next document, and no password is kept', () => {
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

test('it stands on the same page again when another one was looked at', () => {
  const { unmount } = render(<Form />)
  type('Note', 'By the gate')
  unmount()
  render(<Form />)
  expect(shown()).toEqual(['Maryam', 'By the gate', 'female'])
})

test('a field nobody typed into shows what the shop knows by then', () => {
  render(<Form />)
  type('Note', 'By the gate')
  leave()
  render(<Form name="Maryam Al Ketbi" />)
  expect(shown()).toEqual(['Maryam Al Ketbi', 'By the gate', 'female'])
})

test('nobody sees what another one typed', () => {
  const { rerender } = render(<Form key="maryam" />)
  type('Note', 'By the gate')
  rerender(<Form key="huda" whose="huda" />)
  expect(shown()).toEqual(['Maryam', '', 'female'])
  leave()
  render(<Form />)
  expect(shown()).toEqual(['Maryam', 'By the gate', 'female'])
})

test('what was sent is forgotten; what is typed after that is not', () => {
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

test('what is typed while it is on its way is not what was sent', () => {
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

test('what was typed before the script came stays', () => {
  sessionStorage.setItem('oasis.form.maryam', '{"note":"Older"}')
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML =
    '<form><input name="name" aria-label="Name" value="Maryam"><textarea name="note" aria-label="Note"></textarea></form>'
  const early = place.querySelector('textarea')
  if (early) early.value = 'Newer'
  function Early() {
    const form = useRef(place.querySelector('form'))
    useKeptForm(form, 'maryam', names)
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
