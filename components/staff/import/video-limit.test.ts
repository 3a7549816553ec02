import { expect, test } from '@jest/globals'
import { staffTranslator } from '@/lib/i18n/staff'
import messages from '@/messages/staff.en.json'
import { reportRows } from './report-rows'

test('a video that was left out names the limit of videos', () => {
  const counts = { products: 0, created: 0, changed: 0, unchanged: 0, rejected: 0, pictures: 0, sized: 0 }
  const report = { ...counts, dryRun: false, resumed: false, bad: [], notes: [] }
  const refused = [{ path: 'clips/filly.mp4', reason: 'tooLarge' as const }]
  const [row] = reportRows({ report, outcomes: [], refused }, staffTranslator('en', messages))
  expect(row?.detail).toContain('50')
})
