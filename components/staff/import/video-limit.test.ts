import { expect, test } from '@jest/globals'
import { staffTranslator } from '@/lib/i18n/staff'
import arabic from '@/messages/staff.ar.json'
import messages from '@/messages/staff.en.json'
import { reportRows } from './report-rows'

test.each([
  ['clips/filly.mp4', 'videoFailed'],
  ['filly.heic', 'uploadFailed'],
] as const)('%s that was left out is told what the shop takes of its kind', (path, text) => {
  const counts = { products: 0, created: 0, changed: 0, unchanged: 0, rejected: 0, pictures: 0, sized: 0 }
  const report = { ...counts, dryRun: false, resumed: false, bad: [], notes: [] }
  const [row] = reportRows({ report, outcomes: [], refused: [path] }, staffTranslator('en', messages))
  expect(row?.detail).toBe(messages.Products[text].replace('{name}', path))
})

test.each([messages, arabic])(
  'a picture left out is told every limit: bytes and pixels, those of AVIF too',
  (texts) => {
    expect(texts.Products.uploadFailed.match(/\d+/g)).toEqual(['10', '100', '40'])
  },
)
