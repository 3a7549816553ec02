import { expect, test } from '@jest/globals'
import shop from './ar.json'

test('what is optional agrees with its noun: a note is feminine', () => {
  const notes = JSON.stringify(shop).match(/"ملاحظة[^"]*\(اختياري[^"]*"/g)
  expect(notes).toHaveLength(2)
  expect(notes?.filter((note) => !note.includes('(اختيارية)'))).toEqual([])
})
