/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { renderIn } from '@/components/testing/in-language'
import { ReviewText } from './review-text'

const shown = (comment: string) => {
  const { container } = renderIn('en', <ReviewText comment={comment} />)
  return { text: container.querySelector('p')?.textContent, folds: container.querySelector('details') !== null }
}

test('keeps line breaks and collapses consecutive empty lines', () => {
  expect(shown(' Good hay.\r\n\n\n \nDry, green  \nand sweet.\n').text).toBe('Good hay.\n\nDry, green\nand sweet.')
})

test.each([
  ['a sentence', 'Good hay.', false],
  ['as much as five lines hold', 'x'.repeat(250), false],
  ['a letter more', 'x'.repeat(251), true],
  ['five short lines', Array(5).fill('Good').join('\n'), false],
  ['six', Array(6).fill('Good').join('\n'), true],
  ['a paragraph among short lines', `One\n\n${'x'.repeat(101)}\n\nTwo`, true],
])('%s: folds only a long review', (_, comment, folds) => expect(shown(comment).folds).toBe(folds))
