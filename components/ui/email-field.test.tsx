/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderIn } from '@/components/testing/in-language'
import { EmailField } from './email-field'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function Own() {
  return <EmailField label="E-mail" name="email" suggestion="Did you mean {email}?" />
}
function Controlled() {
  const [email, setEmail] = useState('')
  return (
    <EmailField
      label="E-mail"
      suggestion="Did you mean {email}?"
      value={email}
      onChange={({ target }) => setEmail(target.value)}
      onSuggestion={setEmail}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const suggestion = () => screen.queryByRole('button')
function typeAndLeave(text: string): void {
  fireEvent.input(field(), { target: { value: text } })
  fireEvent.blur(field())
}
function wait(): void {
  act(() => jest.runAllTimers())
}

test.each([
  ['that keeps itself', Own],
  ['that is controlled', Controlled],
])('suggests a correction in a field %s and applies it with one press', (_, Shown) => {
  renderIn('en', <Shown />)
  typeAndLeave('maryam@gmial.com')
  expect(suggestion()).toBeNull()
  wait()
  expect(screen.getByRole('status').textContent).toBe('Did you mean maryam@gmail.com?')
  fireEvent.click(screen.getByRole('button', { name: 'Did you mean maryam@gmail.com?' }))
  expect(field().value).toBe('maryam@gmail.com')
  expect(field()).toBe(document.activeElement)
  expect(suggestion()).toBeNull()
})

test.each([
  ['that keeps itself', Own],
  ['that is controlled', Controlled],
])('drops the direction marks of an address that was copied from an Arabic page, in a field %s', (_, Shown) => {
  renderIn('en', <Shown />)
  typeAndLeave('\u200emaryam@gmail.com\u202c')
  expect(field().value).toBe('maryam@gmail.com')
})

test('typing on hides the suggestion; a correct address gets none', () => {
  renderIn('en', <Controlled />)
  typeAndLeave('maryam@gmial.com')
  wait()
  fireEvent.input(field(), { target: { value: 'maryam@gmial.comm' } })
  expect(suggestion()).toBeNull()
  typeAndLeave('maryam@gmail.com')
  wait()
  expect(suggestion()).toBeNull()
})
