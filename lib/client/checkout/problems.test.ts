import { expect, test } from '@jest/globals'
import { emptyAddress, freshDraft, type CheckoutDraft } from './draft'
import { CallError } from '../call-error'
import { problemsOf, refusedFields } from './problems'

const messages = (draft: CheckoutDraft, ids: string[] = []) => problemsOf(draft, ids).map(({ message }) => message)

test('asks in the order of the specification', () => {
  const nothing: CheckoutDraft = { ...freshDraft('', ['home']), addressId: null }
  expect(messages(nothing, ['home'])).toEqual([
    'SelectOrCreateNewAddress',
    'YouShouldEnterEmail',
    'YouShouldSelectPaymentType',
  ])
  const writing: CheckoutDraft = { ...freshDraft(' ', []), address: { ...emptyAddress, firstName: '  ' } }
  expect(messages(writing)).toEqual([
    'YouShouldEnterEmail',
    'FirstNameIsRequired',
    'AddressIsRequired',
    'CityIsRequired',
    'YouShouldSelectPaymentType',
  ])
})

test('chooses the first saved address, or opens the form when there is none', () => {
  expect(freshDraft('', ['home', 'farm'])).toMatchObject({
    addressId: 'home',
    writing: false,
    payment: null,
    pieces: 1,
  })
  expect(freshDraft('', [])).toMatchObject({ addressId: null, writing: true, withHead: true })
})

test('an address that was deleted is none', () => {
  expect(messages({ ...freshDraft('a@b.ae', ['gone']), payment: 'cash' }, ['home'])).toEqual([
    'SelectOrCreateNewAddress',
  ])
})

test.each(['a@b', 'a b@c.ae', 'huda', '@b.ae'])('%s is no e-mail', (email) => {
  expect(messages({ ...freshDraft(email, ['home']), payment: 'card' }, ['home'])).toEqual(['InvalidEmail'])
})

test('lets a complete order pass', () => {
  expect(messages({ ...freshDraft('huda@example.ae', ['home']), payment: 'cash' }, ['home'])).toEqual([])
  const address = { ...emptyAddress, firstName: 'Huda', address: 'Villa 14', city: 'alain' } as const
  expect(messages({ ...freshDraft('huda@example.ae', []), address, payment: 'card' })).toEqual([])
})

test('what the server refuses is said at the field it names, when that is on the page', () => {
  const errors = [
    { path: 'email', msg: 'No such e-mail' },
    { path: 'address.city', msg: 'Not there' },
    { path: 'appartement', msg: 'Too long' },
    { path: 'finaltotal', msg: 'Not that' },
  ]
  const refused = new CallError(400, { errors })
  expect(refusedFields(refused, { writing: true })).toEqual({
    email: 'No such e-mail',
    city: 'Not there',
    note: 'Too long',
  })
  expect(refusedFields(refused, { writing: false })).toEqual({ email: 'No such e-mail' })
  expect(refusedFields(new CallError(409, { errors }), { writing: true })).toEqual({})
  expect(refusedFields(new Error('else'), { writing: true })).toEqual({})
})
