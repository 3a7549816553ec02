/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { staffTranslator } from '@/lib/i18n/staff'
import { TodayView } from './today-view'
import messages from '@/messages/staff.en.json'

test('what runs low stands in the first column for a member who sees neither sales nor orders', () => {
  const none = {
    waiting: [],
    work: null,
    cuts: [],
    concerns: null,
    failed: 0,
    unsent: [],
    sales: null,
    lastWeek: null,
    low: [],
  }
  const t = staffTranslator('en', messages)
  const facts = { ...none, counts: {}, mayPlace: false, name: 'Noura', now: new Date(), language: 'en' as const }
  render(<TodayView {...facts} t={t} />)
  const columns = document.querySelector('.staff-columns')
  expect(columns?.firstElementChild?.contains(screen.getByText(messages.Today.low))).toBe(true)
})
