import { expect, test } from '@jest/globals'
import { MemberBody } from './staff-accounts'

test('an e-mail address may be pasted with spaces and direction marks', () => {
  const member = { name: 'Rashid', email: ' \u2066Rashid@Shop.example\u2069\u200f', role: 'orders' }
  expect(MemberBody.parse(member).email).toBe('rashid@shop.example')
  expect(MemberBody.safeParse({ ...member, email: 'rashid@' }).success).toBe(false)
})
