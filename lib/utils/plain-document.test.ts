import { expect, test } from '@jest/globals'
import { parseDocument } from './plain-document'

test('a text becomes headings, paragraphs and lists', () => {
  const text = '\r\n## One\r\nFirst\r\nline.\r\n\r\nSecond.\r\n- a\r\n- b\r\n  goes on\r\n\r\n- c\r\n##Two <b>3</b>\r\n'
  expect(parseDocument(text)).toEqual([
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: 'First line.' },
    { kind: 'paragraph', text: 'Second.' },
    { kind: 'list', items: ['a', 'b goes on'] },
    { kind: 'list', items: ['c ##Two <b>3</b>'] },
  ])
})

test('signs in other places are text', () => {
  expect(parseDocument('3 - 7 days\n#hash')).toEqual([{ kind: 'paragraph', text: '3 - 7 days #hash' }])
  expect(parseDocument(' \n')).toEqual([])
})
