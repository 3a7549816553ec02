import { expect, test } from '@jest/globals'
import { CallError } from './api-client'

test.each([
  [
    'the first of the errors',
    {
      errors: [
        { path: 'a', msg: 'One' },
        { path: 'b', msg: 'Two' },
      ],
      message: 'Message',
    },
    'One',
  ],
  ['the message without errors', { errors: [], message: 'Message', error: { text: 'Error' } }, 'Message'],
  ['the text of the message', { message: { text: 'Text' }, error: { text: 'Error' } }, 'Text'],
  ['the text of the error', { message: '', error: { text: 'Error' } }, 'Error'],
  ['nothing when no text is given', { errors: 'One', message: 3, error: 'Error' }, ''],
  ['nothing for an empty response', null, ''],
])('says %s', (_, answer, shown) => {
  expect(new CallError(409, answer).message).toBe(shown)
})

test('maps errors to their fields', () => {
  const error = new CallError(400, {
    errors: [{ msg: 'All' }, { path: 'email', msg: 'Email' }, { path: 'city' }, null],
  })
  expect(error.errors).toEqual([
    { path: '', msg: 'All' },
    { path: 'email', msg: 'Email' },
  ])
  expect([error.fieldError('email'), error.fieldError('city')]).toEqual(['Email', undefined])
})

test.each([
  [0, false],
  [399, false],
  [400, true],
  [499, true],
  [500, false],
])('status %i: refused is %j', (status, refused) => {
  expect(new CallError(status).refused).toBe(refused)
})
