import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { highlight } from './highlight'

/** The text with matches in brackets. */
const marked = (text: string, keyword: string) =>
  highlight(text, keyword)
    .map((part) => (part.matches ? `[${part.text}]` : part.text))
    .join('')

describe('highlighting', () => {
  test.each([
    ['Alfalfa Hay, 20 kg', 'hay', 'Alfalfa [Hay], 20 kg'],
    ['Alfalfa Hay, 20 kg', 'HAY alf', '[Alf]alfa [Hay], 20 kg'],
    ['Racing Camel', 'camels', 'Racing [Camel]'],
    ['Falcon hood', 'al', 'Falcon hood'],
    ['Al Ain falcon', 'al', '[Al] Ain falcon'],
    ['Al Ain alfalfa', 'al', '[Al] Ain alfalfa'],
    ['Alfalfa', 'al', 'Alfalfa'],
    ['Cats, with a certificate', 'cat', '[Cat]s, with a certificate'],
    ['The catfish of Scatter Bay', 'cat', 'The [cat]fish of Scatter Bay'],
    ['A certificate', 'cat', 'A certificate'],
    ['قط وقطعة وقطن', 'قط', '[قط] وقطعة وقطن'],
    ['قطعة قطن', 'قط', 'قطعة قطن'],
    ['طعام كلاب بالغة', 'الكلاب', 'طعام [كلاب] بالغة'],
    ['طعام الكلاب', 'الكلاب', 'طعام [الكلاب]'],
    ['طعام الكلاب', 'كلاب', 'طعام [الكلاب]'],
    ['طعام الْكلاب', 'الكلا', 'طعام [الْكلا]ب'],
    ['رمل للقطط والقطط', 'قطط', 'رمل [للقطط] [والقطط]'],
    ['إبل الهجن', 'ابل', '[إبل] الهجن'],
    ['برسيم مُجفَّف', 'مجفف', 'برسيم [مُجفَّف]'],
    ['بقرة حلوب', 'بقره', '[بقرة] حلوب'],
    ['علف 20 كجم', '٢٠', 'علف [20] كجم'],
    ['Layer Feed, 12 kg', '12kg', 'Layer Feed, [12] [kg]'],
    ['Café crème', 'CRÈME', 'Café [crème]'],
    ['Nothing of it', 'qqq', 'Nothing of it'],
    ['Nothing', '', 'Nothing'],
  ])('%s, searched for %s', (text, keyword, shown) => {
    expect(marked(text, keyword)).toBe(shown)
  })

  test('keeps the whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, keyword) => {
        expect(
          highlight(text, keyword)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
