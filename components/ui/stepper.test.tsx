/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderServed } from '@/components/testing/in-language'
import { Stepper } from './stepper'

const labels = { quantity: 'Quantity', less: 'One less', more: 'One more', saving: 'Saving…' }

/** A parent that rejects quantities above the stock. */
function Owner({ first, onChange, saving }: { first: number; onChange: (value: number) => void; saving: boolean }) {
  const [value, setValue] = useState(first)
  function change(wanted: number) {
    onChange(wanted)
    if (wanted <= 20) setValue(wanted)
  }
  return <Stepper value={value} onChange={change} reset={first} labels={labels} saving={saving} />
}

function show(value: number, saving = false) {
  const onChange = jest.fn<(value: number) => void>()
  render(<Owner first={value} onChange={onChange} saving={saving} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  return { onChange, field, type }
}

test.each([
  ['٧', '7', [[7]]],
  ['2', '2', []],
  ['', '2', []],
])('typed before hydration: "%s" means %s', (text, shown, calls) => {
  const onChange = jest.fn<(value: number) => void>()
  renderServed('en', <Owner first={2} onChange={onChange} saving={false} />, (page) => {
    for (const field of page.querySelectorAll('input')) field.value = text
  })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
  fireEvent.blur(field)
  expect([field.value, onChange.mock.calls]).toEqual([shown, calls])
})

test('plus adds one, minus takes one', () => {
  const { onChange } = show(4)
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  fireEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(onChange.mock.calls).toEqual([[5], [4]])
})

test('announces the quantity a button set, but not a rejected one', () => {
  show(19)
  const heard = () => screen.getByRole('status').textContent
  expect(heard()).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(heard()).toBe('20')
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(heard()).toBe('')
})

test('minus is disabled at 1 and keeps the focus', () => {
  const { onChange } = show(1)
  const less = screen.getByRole('button', { name: 'One less' })
  less.focus()
  fireEvent.click(less)
  expect(onChange).not.toHaveBeenCalled()
  expect(less.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(less)
})

test('reports a typed number once as it is typed, with Arabic digits too', () => {
  const { onChange, field, type } = show(3)
  type('')
  expect([field.value, onChange.mock.calls]).toEqual(['', []])
  type('١')
  type('١٢')
  expect(field.value).toBe('12')
  fireEvent.blur(field)
  expect([field.value, onChange.mock.calls]).toEqual(['12', [[1], [12]]])
})

test('does not show a rejected quantity', () => {
  const { onChange, field, type } = show(3)
  type('50')
  expect([field.value, onChange.mock.calls]).toEqual(['3', [[50]]])
})

test.each(['', '0', 'abc'])('"%s" resets the quantity', (text) => {
  const { onChange, field, type } = show(3)
  type('12')
  type(text)
  fireEvent.blur(field)
  expect([field.value, onChange.mock.calls]).toEqual(['3', [[12], [3]]])
})

test('an entry that is no quantity means 1', () => {
  const onChange = jest.fn<(value: number) => void>()
  render(<Stepper value={12} onChange={onChange} labels={labels} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } })
  expect(onChange.mock.calls).toEqual([[1]])
})

test('while saving it is read-only, keeps the focus and shows the label', () => {
  const { onChange, field } = show(2, true)
  expect(screen.getByRole('status').textContent).toBe('Saving…')
  expect(field.readOnly).toBe(true)
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) {
    button.focus()
    fireEvent.click(button)
    expect([button.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', button])
  }
  expect(onChange).not.toHaveBeenCalled()
})

test('drops the decimals of a fraction', () => {
  const { field, type, onChange } = show(3)
  for (const typed of ['1', '1.', '1.5', '١٫٥']) type(typed)
  expect([field.value, onChange.mock.calls]).toEqual(['1.', [[1]]])
  fireEvent.blur(field)
  expect(field.value).toBe('1')
})

test('typing replaces the number, but not earlier typed digits', async () => {
  const { field, type } = show(1)
  field.focus()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1])
  field.blur()
  field.setSelectionRange(0, 0)
  field.focus()
  type('12')
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect((field.selectionEnd ?? 0) - (field.selectionStart ?? 0)).toBe(0)
})
