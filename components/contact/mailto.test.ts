import { expect, test } from '@jest/globals'
import { mailtoHref } from './mailto'

const letter = { to: 'hello@oasis.example', subject: 'Hay', message: 'Two sacks', details: [] }

/** Decodes subject and body as a mail app does. */
function read(href: string) {
  const { pathname, searchParams } = new URL(href.replaceAll('+', '%2B'))
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

test('encodes spaces as %20 and line ends as %0D%0A', () => {
  expect(mailtoHref({ ...letter, message: 'Two sacks\nof hay\r\nplease\rnow' })).toBe(
    'mailto:hello@oasis.example?subject=Hay&body=Two%20sacks%0D%0Aof%20hay%0D%0Aplease%0D%0Anow',
  )
})

test('keeps Arabic and reserved URL characters', () => {
  const href = mailtoHref({ ...letter, subject: 'طلب برسيم', message: 'كم سعر الكيس؟ 100% & #1 + شكراً' })
  expect(href).toMatch(/^[\x21-\x7e]+$/)
  expect(read(href)).toEqual({
    to: 'hello@oasis.example',
    subject: 'طلب برسيم',
    body: 'كم سعر الكيس؟ 100% & #1 + شكراً',
  })
})

test('puts details below the message and skips empty ones', () => {
  const details = [
    { label: 'Name', value: 'Aisha' },
    { label: 'E-mail', value: '  ' },
    { label: 'Phone', value: '050 123 4567' },
  ]
  expect(read(mailtoHref({ ...letter, details })).body).toBe('Two sacks\r\n\r\nName: Aisha\r\nPhone: 050 123 4567')
  expect(read(mailtoHref({ ...letter, message: ' ', details })).body).toBe('Name: Aisha\r\nPhone: 050 123 4567')
})

test('keeps a subject and a detail on one line', () => {
  const href = mailtoHref({ ...letter, subject: 'Hay\r\nBcc: all', details: [{ label: 'Name', value: 'A\n\u0000B' }] })
  expect(read(href)).toMatchObject({ subject: 'Hay Bcc: all', body: 'Two sacks\r\n\r\nName: A B' })
})

test('accepts a lone surrogate', () => {
  expect(read(mailtoHref({ ...letter, message: 'a\ud83d' })).body).toBe('a\ufffd')
})
