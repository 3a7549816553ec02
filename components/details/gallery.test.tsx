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
