import { expect, test } from '@jest/globals'
import { readDrafts } from './read-drafts'
import { rowHash } from './draft-content'
import { csv, older } from './testing/csv'

test('a file with every column has the same hash as in the first exports', async () => {
  const texts = {
    titleAr: 'برسيم',
    descriptionAr: '',
    typeAr: '',
    subcategory: 'Hay',
    subcategoryAr: 'تبن',
    Status: '',
  }
  const colour = { 'Option1 Name': 'Color', 'Option1 Value': 'Red', 'Variant Compare At Price': '12' }
  const { drafts } = await readDrafts(csv([older('hay', { ...texts, ...colour, 'Image Src': 'a.jpg' })]))
  expect(drafts.map(rowHash)).toEqual(['row-6232d9323f9dec63'])
})
