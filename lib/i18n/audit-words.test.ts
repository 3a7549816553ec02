import { expect, test } from '@jest/globals'
import { exportingCalls, readingCalls, staffCalls } from '@/lib/contract/staff-rights'
import arabic from '@/messages/staff.ar.json'
import english from '@/messages/staff.en.json'

test('every call that the audit log can name has words in both languages', () => {
  const recorded = Object.keys(staffCalls).filter(
    (call) => exportingCalls.has(call) || (!call.startsWith('GET ') && !readingCalls.has(call)),
  )
  // Recorded by its service.
  const all = [...recorded, 'GET /orders/export'].toSorted()
  expect(Object.keys(english.Audit.calls).toSorted()).toEqual(all)
  expect(Object.keys(arabic.Audit.calls).toSorted()).toEqual(all)
})
