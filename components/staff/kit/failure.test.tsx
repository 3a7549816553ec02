/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { Failure } from './failure'
import { StaffCallError } from './staff-call'
import { StaffTranslations } from './translations'
import arabic from '@/messages/staff.ar.json'
import english from '@/messages/staff.en.json'

test.each([
  ['en', english],
  ['ar', arabic],
] as const)(
  'a session that ended offers the sign-in beside the page, which keeps what is typed (%s)',
  (language, messages) => {
    const shown = (code: string) => (
      <StaffTranslations language={language} messages={messages}>
        <Failure error={new StaffCallError(code)} />
      </StaffTranslations>
    )
    const { rerender } = render(shown('YouAreNotLogin'))
    const alert = within(screen.getByRole('alert'))
    const link = alert.getByRole<HTMLAnchorElement>('link', { name: messages.Errors.signInTab })
    expect([link.getAttribute('href'), link.target]).toEqual(['/staff/sign-in', '_blank'])
    rerender(shown('Forbidden'))
    alert.getByText(messages.Errors.Forbidden)
    expect(alert.queryByRole('link')).toBeNull()
  },
)
