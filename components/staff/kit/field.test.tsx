/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { StaffField } from './field'
import { StaffTranslations } from './translations'
import messages from '@/messages/staff.ar.json'

test.each([
  { inputMode: 'decimal', typed: '٢٥٫٥', read: '25.5' },
  { inputMode: 'numeric', typed: '۴۲', read: '42' },
  { type: 'tel', typed: '٠٥٠١٢٣٤٥٦٧', read: '0501234567' },
  { type: 'text', typed: 'كيس ٢٠ كجم', read: 'كيس ٢٠ كجم' },
] as const)('a field with $inputMode$type reads $typed as $read', ({ typed, read, ...input }) => {
  let heard = ''
  render(
    <StaffTranslations language="ar" messages={messages}>
      <StaffField label="المبلغ" {...input} onChange={({ target }) => (heard = target.value)} />
    </StaffTranslations>,
  )
  fireEvent.input(screen.getByRole('textbox'), { target: { value: typed } })
  expect(heard).toBe(read)
})
