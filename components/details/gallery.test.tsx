/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { Gallery } from './gallery'

const labels = { gallery: '', open: '', more: '', close: '', previous: '', next: '', zoomIn: '', zoomOut: '' }

test.each([
  ['/hay.webp', 'none'],
  [undefined, 'metadata'],
])('a video without a poster shows its first frame, not a black box (poster: %s)', (poster, preload) => {
  const video = { src: '/hay.mp4', poster, label: 'Video of hay' }
  const { container } = renderIn(
    'en',
    <Gallery productId="hay" title="Hay" pictures={[]} labels={labels} video={video} />,
  )
  expect(container.querySelector('video')?.preload).toBe(preload)
})

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ src: `/hay-${at}.webp`, label: `Picture ${at + 1} of ${count}` }))

test.each([
  [10, 10, ''],
  [11, 0, '1 / 11'],
])('%i pictures fit on a phone: %i dots, or the number "%s"', (count, dots, number) => {
  const { container } = renderIn(
    'en',
    <Gallery productId="hay" title="Hay" pictures={pictures(count)} labels={labels} />,
  )
  const place = container.querySelector('.gallery-pictures > span')
  expect(place?.querySelectorAll('span')).toHaveLength(dots)
  expect(place?.textContent).toBe(number)
})

test('a row swiped before the scripts ran shows which picture is seen', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  const left = jest.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(780)
  renderIn('en', <Gallery productId="hay" title="Hay" pictures={pictures(3)} labels={labels} />)
  expect(screen.getByRole('link', { name: 'Picture 3 of 3', current: true })).toBeTruthy()
  width.mockRestore()
  left.mockRestore()
})
