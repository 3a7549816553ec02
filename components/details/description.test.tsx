/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { renderIn } from '@/components/testing/in-language'
import { Description } from './description'

test('keeps the line breaks of the description', () => {
  const text = { en: 'Green bales.\n\n• Cut in May\n• Dry', ar: 'بالات خضراء.' }
  const { container } = renderIn('en', <Description text={text} className="" />)
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['Green bales.', '', '• Cut in May', '• Dry'])
})
