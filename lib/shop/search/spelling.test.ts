import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Category } from '@/lib/contract/category'
import { database } from '@/lib/db/database'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addProducts } from '../catalogue/testing/fixture'
import { correctSpelling, edits } from './spelling'
import { synonymsOf } from './synonyms'
import { keywordTokens } from './tokens'

describe('edits', () => {
  test.each([
    ['royal', 'royal', 0],
    ['royl', 'royal', 1],
    ['salmn', 'salmon', 1],
    ['dgo', 'dog', 1],
    ['hamstre', 'hamster', 1],
    ['قطط', 'قطه', 1],
    ['kitten', 'sitting', 3],
    ['cat', 'dog', 3],
  ])('%s and %s: %d', (one, other, distance) => {
    expect(edits(one, other, 3)).toBe(distance)
    expect(edits(other, one, 3)).toBe(distance)
  })

  test('stops above the bound', () => expect(edits('kitten', 'sitting', 1)).toBe(2))
})

const categories: Category[] = [
  Object({
    name: { en: 'Fish', ar: 'أسماك' },
    subcategories: [{ name: { en: 'Aquariums', ar: 'أحواض' } }],
  }),
]

describeOnEngines('spelling', () => {
  const description = { en: 'Sardine', ar: '' }
  const corrected = async (keyword: string, limit = 4) => {
    const typed = synonymsOf(keywordTokens(keyword))
    return correctSpelling(typed, { db: await database(), categories, limit })
  }

  beforeAll(() =>
    addProducts([
      { title: { en: 'Salmon oil', ar: 'زيت سلمون' }, description },
      { title: { en: 'Dog hearts', ar: 'قلب كلاب' }, description },
    ]),
  )

  test.each([
    [
      'salmn oil',
      [
        ['salmn', 'salmon'],
        ['oil', 'oils'],
      ],
    ],
    ['fsh', [['fsh', 'fshes', 'fish']]],
    ['aquarum', [['aquarum', 'aquariums']]],
    ['احوض', [['احوض', 'احواض']]],
    // Words of descriptions are no corrections.
    ['sardin', null],
    ['salmon', null],
    ['fish', null],
    // Not corrected: another form of the word exists.
    ['كلب', null],
    ['زيت سلمن', [['زيت'], ['سلمن', 'سلمون']]],
  ])('%s may mean %j', async (keyword, meant) => {
    expect(await corrected(keyword)).toEqual(meant)
  })

  describe('the closest words', () => {
    const titles = ['royal', 'royal', 'royal', 'loyal', 'loyal', 'salt', 'saloon', 'bag', 'bag', 'cot', 'cat', 'برسيم']

    beforeAll(() =>
      addProducts([
        ...titles.map((en) => ({ title: { en, ar: '' } })),
        { title: { en: 'royol', ar: '' }, visible: false },
      ]),
    )

    test.each([
      ['royl', ['royal']],
      ['salmn', ['salmon']],
      ['roial', ['royal']],
      ['oyal', ['royal', 'loyal']],
      ['برسيييم', ['برسيم']],
      ['dag', ['dog', 'bag']],
      ['odg', ['dog']],
      ['cut', ['cat', 'cot']],
      ['sxlmxn', ['salmon']],
      ['saloom', ['saloon']],
      ['royzz', []],
      ['sxlmxnx', []],
      ['zzzzzz', []],
      ['do', []],
    ])('%s is corrected to %j', async (word, found) => {
      const [choice = []] = (await correctSpelling([[word]], { db: await database(), categories: [], limit: 3 })) ?? []
      expect(choice.slice(1)).toEqual(found)
    })

    test('respects the limit', async () =>
      expect(await correctSpelling([['oyal']], { db: await database(), categories: [], limit: 1 })).toEqual([
        ['oyal', 'royal'],
      ]))
  })
})
