/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { CallError } from './api-client'
import { clearRefusedSecrets, fieldValue } from './form-fields'

let form: HTMLFormElement
beforeEach(() => {
  form = document.createElement('form')
  form.innerHTML = '<input name="phone" value="501234567"><input name="password" value="secret">'
})

test.each([400, 401, 422, 429])('a refusal with %i clears only the password', (status) => {
  clearRefusedSecrets(form, ['password'], new CallError(status))
  expect([fieldValue(form, 'phone'), fieldValue(form, 'password')]).toEqual(['501234567', ''])
})

test.each([
  ['there is no response', new CallError(0)],
  ['the server failed', new CallError(503)],
  ['another error is thrown', new Error('The picture cannot be read')],
])('keeps the password when %s', (_, thrown) => {
  clearRefusedSecrets(form, ['password'], thrown)
  expect(fieldValue(form, 'password')).toBe('secret')
})
