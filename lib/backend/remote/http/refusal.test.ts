import { expect, test } from '@jest/globals'
import { refusal } from './request'

test.each([
  ['a list of errors', { errors: [{ msg: 'Bad phone', path: 'phone' }] }, [{ path: 'phone', msg: 'Bad phone' }]],
  ['a message', { message: 'No stock' }, [{ path: '', msg: 'No stock' }]],
  ['a message with a text', { message: { text: 'No stock' } }, [{ path: '', msg: 'No stock' }]],
  ['an error with a text', { error: { text: 'No stock' }, errors: null }, [{ path: '', msg: 'No stock' }]],
  ['nothing', '<html>', []],
])('a refusal as %s', (_, body, fields) => {
  const error = refusal('addCart', { status: 400, body, retryAfter: 9 })
  expect([error.code, error.fields, error.retryAfter]).toEqual(['BadRequest', fields, 9])
})

test.each([
  ['changeCart', 'CartLineNotFound'],
  ['addCart', 'ProductNotFound'],
  ['listReviews', 'NotFound'],
] as const)('a 404 of %s has a specific code', (name, code) => {
  expect(refusal(name, { status: 404, body: '<html>' })).toMatchObject({ status: 404, code, fields: [] })
})

test.each([
  ['its picture', true, '<html>', [{ path: 'image', msg: 'PayloadTooLarge' }]],
  ['a picture, in the words of the host', true, { message: '1 MB' }, [{ path: 'image', msg: '1 MB' }]],
  ['the whole call', false, '<html>', []],
])('too large is %s', (_, withImage, body, fields) => {
  expect(refusal('updateProfile', { status: 413, body, withImage })).toMatchObject({ code: 'PayloadTooLarge', fields })
})
