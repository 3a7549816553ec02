/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { GalleryThumbs } from './gallery-thumbs'

const labels = { gallery: '', open: '', more: 'More', close: '', previous: '', next: '', zoomIn: '', zoomOut: '' }

function thumbs(count: number) {
  const pictures = Array.from({ length: count }, (_, index) => ({
    src: `/${index}.webp`,
    label: `Picture ${index + 1}`,
  }))
  const [onShow, onOpen] = [jest.fn(), jest.fn()]
  render(<GalleryThumbs pictures={pictures} current={0} labels={labels} onShow={onShow} onOpen={onOpen} />)
  return { names: screen.getAllByRole('link').map((link) => link.getAttribute('aria-label')), onShow, onOpen }
}

test('three pictures show three thumbnails', () => {
  expect(thumbs(3).names).toEqual(['Picture 1', 'Picture 2', 'Picture 3'])
})

test('four pictures show two thumbnails and +2, which opens the gallery at the third', () => {
  const { names, onShow, onOpen } = thumbs(4)
  expect(names).toEqual(['Picture 1', 'Picture 2', 'More'])
  const more = screen.getByRole('link', { name: 'More' })
  expect(more.textContent).toBe('+2')
  fireEvent.click(more)
  expect(onOpen).toHaveBeenCalledWith(2)
  fireEvent.click(screen.getByRole('link', { name: 'Picture 2' }))
  expect(onShow).toHaveBeenCalledWith(1)
})
