/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderServed } from '@/components/testing/in-language'
import { ColourChoice } from './colour-choice'

test('adopts a color chosen before hydration', () => {
  const onChoose = jest.fn<(color: string) => void>()
  const choice = <ColourChoice label="Colour" colors={['#1C5638', '#B3123B']} chosen="#1C5638" onChoose={onChoose} />
  renderServed('en', choice, (page) => {
    const [, second] = page.querySelectorAll('input')
    if (second) second.checked = true
  })
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true])
  expect(onChoose.mock.calls).toEqual([['#B3123B']])
})

test('turns off autocomplete: the browser would restore a radio button without an event', () => {
  renderServed('en', <ColourChoice label="Colour" colors={['#1C5638']} chosen="#1C5638" onChoose={() => undefined} />)
  expect(screen.getByRole<HTMLInputElement>('radio').autocomplete).toBe('off')
})

test('reports no choice when nothing changed', () => {
  const onChoose = jest.fn<(color: string) => void>()
  renderServed(
    'ar',
    <ColourChoice label="اللون" colors={['#1C5638', '#B3123B']} chosen="#1C5638" onChoose={onChoose} />,
  )
  expect(onChoose).not.toHaveBeenCalled()
})
