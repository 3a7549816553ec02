/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
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
