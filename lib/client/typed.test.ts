/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { CallError } from './call-error'
import { emptyRefused, typed } from './typed'

let form: HTMLFormElement
beforeEach(() => {
  form = document.createElement('form')
  form.innerHTML = '<input name="phone" value="501234567"><input name="password" value="secret">'
})

test.each([400, 401, 422, 429])(
  'an attempt that was refused with %i empties the password, and nothing else',
  (status) => {
    emptyRefused(form, ['password'], new CallError(status))
    expect([typed(form, 'phone'), typed(form, 'password')]).toEqual(['501234567', ''])
  },
)

test.each([
  ['nobody answered', new CallError(0)],
  ['the server failed', new CallError(503)],
  ['something else went wrong', new Error('The picture cannot be read')],
])('nothing is lost when %s', (_, thrown) => {
  emptyRefused(form, ['password'], thrown)
  expect(typed(form, 'password')).toBe('secret')
})
