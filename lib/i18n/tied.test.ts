import { expect, test } from '@jest/globals'
import { createTranslator } from 'next-intl'
import ar from '@/messages/ar.json'
import { tieUnits } from './tied'

const nbsp = '\u00A0'

test.each([
  ['Whole Barley, 25 kg', `Whole Barley, 25${nbsp}kg`],
  ['برسيم مجفف، 20 كجم', `برسيم مجفف، 20${nbsp}كجم`],
  ['Quiet Fountain, 2 L, grey', `Quiet Fountain, 2${nbsp}L, grey`],
  ['Smooth Saluki, 2 yrs', `Smooth Saluki, 2${nbsp}yrs`],
  ['Brown Eggs, 30 eggs', `Brown Eggs, 30${nbsp}eggs`],
  ['Quiet Fountain, 2 L and 10 L', `Quiet Fountain, 2${nbsp}L and 10${nbsp}L`],
  ['Fresh Hay, 30 bales', 'Fresh Hay, 30 bales'],
  ['طعام قطط، 5 علبةٌ', 'طعام قطط، 5 علبةٌ'],
  ['Fresh Hay Bale, 1000 pieces', 'Fresh Hay Bale, 1000 pieces'],
  ['Blue Neon Shoal, 6', 'Blue Neon Shoal, 6'],
  ['Tank 60 40 cm', `Tank 60 40${nbsp}cm`],
  ['Alfalfa Hay', 'Alfalfa Hay'],
])('%s', (text, tied) => {
  expect(tieUnits(text)).toBe(tied)
})

test.each([
  [8, `8${nbsp}أحرف على الأقل.`],
  [12, `12${nbsp}حرفاً على الأقل.`],
])('the dictionary ties the length of a password: %d', (count, text) => {
  expect(createTranslator({ locale: 'ar', messages: ar })('Account.passwordLength', { count })).toBe(text)
})
