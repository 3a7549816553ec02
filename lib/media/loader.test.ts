import { describe, expect, test } from '@jest/globals'
import { requestedMediaFile, mediaHash, mediaUrl, parseMediaFileName } from './address'
import mediaLoader from './loader'

const hash = 'ab'.repeat(12)
const src = mediaUrl(hash)

describe('the image loader', () => {
  test.each([
    [1, 160],
    [160, 160],
    [161, 320],
    [640, 640],
    [750, 1280],
    [1280, 1280],
    [3840, 1280],
  ])('%i px gives the file of %i px', (needed, width) => {
    expect(mediaLoader({ src, width: needed })).toBe(`/media/${hash}-${width}.webp`)
  })

  test.each([
    'https://cdn.example.com/cat.jpg',
    '/logo.svg',
    'data:image/png;base64,AAAA',
    `/media/${hash}-640.webp`,
    `/media/${hash.toUpperCase()}`,
    `/media/${hash}/../x`,
  ])('leaves %s alone', (other) => {
    expect(mediaLoader({ src: other, width: 640 })).toBe(other)
  })
})

describe('URLs', () => {
  test('a picture URL round-trips its hash', () => {
    expect(mediaHash(src)).toBe(hash)
    expect(mediaHash('/media/short')).toBeNull()
  })

  test('names of other lengths are not valid', () => {
    for (const digits of [23, 25, 64]) expect(mediaHash(`/media/${'a'.repeat(digits)}`)).toBeNull()
  })

  test('only exact file names are parsed', () => {
    expect(parseMediaFileName(`${hash}-320.webp`)).toEqual({ hash, width: 320 })
    for (const name of [
      `${hash}-321.webp`,
      `${hash}-320.jpg`,
      `../${hash}-320.webp`,
      `${hash}-320.webp/`,
      `${hash}-0320.webp`,
      '',
    ])
      expect([parseMediaFileName(name), requestedMediaFile(name)]).toEqual([null, null])
  })

  test('a bare hash maps to the widest file, a file name to its own', () => {
    expect(requestedMediaFile(hash)).toEqual({ hash, width: 1280 })
    expect(requestedMediaFile(`${hash}-320.webp`)).toEqual({ hash, width: 320 })
    expect(parseMediaFileName(hash)).toBeNull()
  })
})
