import { expect, test } from '@jest/globals'
import { buyerOf, emailOf, emptyAddress, freshDraft, type CheckoutDraft } from './draft'
import { CallError } from '../api-client'
import { problemsOf, refusedFields } from './problems'

const fresh = (email: string, ids: string[]): CheckoutDraft => ({ ...freshDraft(ids), email })
const messages = (draft: CheckoutDraft, ids: string[] = []) => problemsOf(draft, ids).map(({ message }) => message)

test('lists problems in the order of Spec §5', () => {
  const nothing: CheckoutDraft = { ...fresh('', ['home']), addressId: null }
  expect(messages(nothing, ['home'])).toEqual([
    'SelectOrCreateNewAddress',
    'YouShouldEnterEmail',
    'YouShouldSelectPaymentType',
  ])
  const writing: CheckoutDraft = { ...fresh(' ', []), address: { ...emptyAddress, firstName: '  ' } }
  expect(messages(writing)).toEqual([
    'YouShouldEnterEmail',
    'FirstNameIsRequired',
    'AddressIsRequired',
    'CityIsRequired',
    'YouShouldSelectPaymentType',
  ])
})

test('selects the first saved address, or opens the form without one', () => {
  expect(freshDraft(['home', 'farm'])).toMatchObject({
    addressId: 'home',
    writing: false,
    payment: null,
    cuts: 1,
  })
  expect(freshDraft([])).toMatchObject({ addressId: null, writing: true, withHead: true })
})

test("a typed e-mail is kept until the profile's changes", () => {
  expect(emailOf(freshDraft([]), 'huda@example.ae')).toBe('huda@example.ae')
  const email = { typed: '', replaces: 'huda@example.ae' }
  expect(emailOf({ email }, 'huda@example.ae')).toBe('')
  expect(emailOf({ email }, 'new@example.ae')).toBe('new@example.ae')
})

test('a deleted address is not selected', () => {
  expect(messages({ ...fresh('a@b.ae', ['gone']), payment: 'cash' }, ['home'])).toEqual(['SelectOrCreateNewAddress'])
})

test.each(['a@b', 'a b@c.ae', 'huda', '@b.ae'])('%s is not an e-mail address', (email) => {
  expect(messages({ ...fresh(email, ['home']), payment: 'card' }, ['home'])).toEqual(['InvalidEmail'])
})

test('the TRN of a buyer is its digits, however it is written or pasted', () => {
  for (const trn of ['100123456700003', '100-1234-5670-0003', '١٠٠١٢٣٤٥٦٧٠٠٠٠٣', '\u202a100 1234 5670 0003\u202c'])
    expect(buyerOf({ wantsInvoice: true, buyer: { name: 'Oasis', trn } })?.trn).toBe('100123456700003')
})

test('finds no problem in a complete order', () => {
  expect(messages({ ...fresh('huda@example.ae', ['home']), payment: 'cash' }, ['home'])).toEqual([])
  const address = { ...emptyAddress, firstName: 'Huda', address: 'Villa 14', city: 'alain' } as const
  expect(messages({ ...fresh('huda@example.ae', []), address, payment: 'card' })).toEqual([])
})

test('maps server errors to the shown fields', () => {
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
