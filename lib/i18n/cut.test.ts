import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { createTranslator } from 'next-intl'
import ar from '@/messages/ar.json'
import { cutText, tieUnits } from './cut'

const count = (text: string) => [...new Intl.Segmenter('en').segment(text)].length

describe('cutting a text', () => {
  test.each([
    ['Alfalfa Hay, 20 kg', 'Alfalfa Hay, 20 kg', ''],
    ['Calf Milk Powder, 10 kg', 'Calf Milk Powder', ', 10 kg'],
    ['Fresh Hay Bale, 1000 pieces', 'Fresh Hay Bale', ', 1000 pieces'],
    ['Adult Dog Food with Chicken', 'Adult Dog Food with', ' Chicken'],
    ['Planted Glass Tank, with light', 'Planted Glass Tank', ', with light'],
    ['Antidisestablishmentarianism', 'Antidisestablishment', 'arianism'],
    ['A Supercalifragilisticexpialidocious', 'A Supercalifragilist', 'icexpialidocious'],
    ['طعام كلاب بالغة بالدجاج والأرز', 'طعام كلاب بالغة', ' بالدجاج والأرز'],
    ['Dried in bales of 20 kg', 'Dried in bales of', ' 20 kg'],
    ['مجفف في ربطات من 20 كجم', 'مجفف في ربطات من', ' 20 كجم'],
    ['Suits foals of 10–12 months', 'Suits foals of 10–12', ' months'],
    ['Dry Adult Dog Treats', 'Dry Adult Dog Treats', ''],
    ['Dry Adult Dog Treats, beef', 'Dry Adult Dog Treats', ', beef'],
    ['Sack of Fish Feed 12,5 kg', 'Sack of Fish Feed', ' 12,5 kg'],
    ['Dry Adult Dog Treats of beef', 'Dry Adult Dog Treats', ' of beef'],
    ['Sweet green bales\nfrom Al Ain', 'Sweet green bales', '\nfrom Al Ain'],
  ])('%s', (text, shown, rest) => {
    expect(cutText(text, 20)).toEqual({ shown, rest })
  })

  test('gives up at most two fifths of the limit to end at a word', () => {
    expect(cutText('Arabian Horse Friedrichshafener', 20).shown).toBe('Arabian Horse')
    expect(cutText('Dubai Racing Friedrichshafener', 20).shown).toBe('Dubai Racing Friedri')
  })

  test.each(['Turkey Dinner, 2.5 kg', 'Planted Tank, 60×40 cm', 'Planted Tank, 60x40 cm', 'مسحوق حليب عجول، 10 كجم'])(
    'drops a number without its unit: %s',
    (text) => expect(cutText(text, 20).shown).toBe(text.split(/[,،]/)[0]),
  )

  test.each([',', '،', ';', '؛', ':', '.', ' -', ' –'])('drops the separator before the rest: %s', (sign) => {
    expect(cutText(`Soft Falcon Hood${sign} black leather`, 20).shown).toBe('Soft Falcon Hood')
  })

  test('a letter with its marks and a family of emoji are one character each', () => {
    expect(cutText('👨‍👩‍👧‍👦'.repeat(3), 2).shown).toBe('👨‍👩‍👧‍👦'.repeat(2))
    expect(cutText('مٌّ'.repeat(4), 3).shown).toBe('مٌّ'.repeat(3))
    expect(cutText('مُحَمَّد مُحَمَّد علي', 13)).toEqual({ shown: 'مُحَمَّد مُحَمَّد علي', rest: '' })
  })

  test('shown and rest are the whole text, and shown is within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 40 }), (text, max) => {
        const { shown, rest } = cutText(text, max)
        expect(shown + rest).toBe(text)
        expect(count(shown)).toBeLessThanOrEqual(max)
      }),
    )
  })
})

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
