import { expect, test } from '@jest/globals'
import { videoKind } from './video-bytes'

test('knows MP4 and WebM by their bytes', () => {
  const kindOf = (text: string) => videoKind(Buffer.from(text, 'latin1'))
  expect(kindOf('\0\0\0\x18ftypisom\0\0\x02\0isomiso2')).toBe('mp4')
  expect(kindOf('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm')).toBe('webm')
  const others = ['', 'GIF89a', '\0\0\0\x18ftypqt  ', '\0\0\0\x18ftypavif', '\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska']
  expect(others.map(kindOf)).toEqual(others.map(() => null))
})
