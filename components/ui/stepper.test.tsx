/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { Stepper } from './stepper'

const labels = { quantity: 'Quantity', less: 'One less', more: 'One more', saving: 'Saving…' }

function show(value: number, saving = false) {
  const onChange = jest.fn<(value: number) => void>()
  render(<Stepper value={value} onChange={onChange} labels={labels} saving={saving} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  return { onChange, field, type }
}

test('plus adds one, minus takes one', () => {
  const { onChange } = show(4)
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  fireEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(onChange.mock.calls).toEqual([[5], [3]])
})

test('minus rests at 1, and keeps the focus', () => {
  const { onChange } = show(1)
  const less = screen.getByRole('button', { name: 'One less' })
  less.focus()
  fireEvent.click(less)
  expect(onChange).not.toHaveBeenCalled()
  expect(less.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(less)
})

test('a typed number counts when the field is left, Arabic digits too', () => {
  const { onChange, field, type } = show(1)
  type('١٢')
  expect(field.value).toBe('12')
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.blur(field)
  expect(onChange.mock.calls).toEqual([[12]])
})

test.each(['', '0', 'abc'])('"%s" goes back to the value before', (text) => {
  const { onChange, field, type } = show(3)
  type(text)
  fireEvent.blur(field)
  expect(onChange).not.toHaveBeenCalled()
  expect(field.value).toBe('3')
})

test('while saving nothing can be changed, nothing loses the focus, and the word stands beside', () => {
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
