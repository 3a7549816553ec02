import { expect, test } from '@jest/globals'
import { clearUserData } from './mp4-user-data'
import { box, location, mp4With } from './testing/mp4'

test('where a video was filmed is cleared, the film stays where it was', () => {
  const cleared = mp4With(location, box('meta', 'Camera of Salma'))
  const { length } = cleared
  clearUserData(cleared)
  const free = [box('free', Buffer.alloc(location.length - 8)), box('free', Buffer.alloc('Camera of Salma'.length))]
  expect(cleared.equals(mp4With(...free))).toBe(true)
  expect(cleared).toHaveLength(length)
})

test('odd boxes end the search', () => {
  const long = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('wide'), Buffer.alloc(8, 0xff)])
  for (const odd of [
    long,
    Buffer.alloc(9),
    Buffer.from('\0\0\0\x07udta'),
    box('moov', Buffer.alloc(3)),
    Buffer.alloc(0),
  ])
    expect(() => clearUserData(Buffer.from(odd))).not.toThrow()
})
