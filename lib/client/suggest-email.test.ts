import { expect, test } from '@jest/globals'
import { suggestEmail } from './suggest-email'

test.each([
  ...['gmial.com', 'gamil.com', 'gmal.com', 'gmai.com', 'gmaill.com', 'gnail.com', 'GMAIL.CON', 'gmail.co', 'gmailcom'],
])('a slip: %s', (domain) => {
  expect(suggestEmail(` Maryam.k@${domain} `)).toBe('Maryam.k@gmail.com')
})

test.each([
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['yaho.com', 'yahoo.com'],
  ['iclould.com', 'icloud.com'],
])('a slip: %s', (domain, expected) => {
  expect(suggestEmail(`a@${domain}`)).toBe(`a@${expected}`)
})

test.each([
  ...['gmail.com', 'Gmail.com', 'mail.com', 'ymail.com', 'email.com', 'hotmail.ae', 'yahoo.co.uk', 'outlook.sa'],
  ...['adnoc.ae', 'emaar.com', 'eim.ae', 'moe.gov.ae', 'gmail', 'gm', ''],
  // The first two letters of a service, swapped, and none of the others.
  ...['mg.com', 'oh.com', 'uo.com', 'ay.com', 'ci.com'],
])('left alone: %s', (domain) => {
  expect(suggestEmail(`a@${domain}`)).toBeNull()
})

test.each(['', 'a', '@gmial.com', 'a b'])('no address at all: "%s"', (typed) => {
  expect(suggestEmail(typed)).toBeNull()
})
