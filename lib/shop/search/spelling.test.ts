import { expect, test } from '@jest/globals'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Category } from '@/lib/contract/category'
import { correctSpelling } from './spelling'
import { synonymsOf } from './synonyms'
import { ProductIndex } from './product-index'
import { indexedProduct } from './testing/indexed-product'
import { keywordTokens } from './tokens'

const categories: Category[] = [
  Object({
    name: { en: 'Fish', ar: 'أسماك' },
    subcategories: [{ name: { en: 'Aquariums', ar: 'أحواض' } }],
  }),
]

const product = (id: string, title: Bilingual) => indexedProduct(id, title, { en: 'Sardine', ar: '' })

const index = new ProductIndex()
index.change(
  [],
  [product('1', { en: 'Salmon oil', ar: 'زيت سلمون' }), product('2', { en: 'Dog hearts', ar: 'قلب كلاب' })],
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
])('%s may mean %j', (keyword, meant) => {
  expect(correctSpelling(synonymsOf(keywordTokens(keyword)), { index, categories, limit: 4 })).toEqual(meant)
})
