/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { StaffProviders } from '../kit/providers'
import { StaffTranslations } from '../kit/translations'
import { MembersView } from './members-view'
import arabic from '@/messages/staff.ar.json'
import english from '@/messages/staff.en.json'

const router: AppRouterInstance = Object({ refresh: () => undefined })
const member = {
  ...{ id: 'm1', name: 'Rashid', email: 'rashid@shop.example', role: 'orders' as const, disabled: false },
  ...{ joined: true, secondFactor: true, lastSeenAt: null, seen: null },
}

test.each([
  ['en', english, 'Orders · No sign-in for 30 days'],
  ['ar', arabic, 'الطلبات · لم يدخل منذ 30 يوماً'],
] as const)(
  'a member whose sessions are no longer kept is not said to have never come (%s)',
  (language, messages, text) => {
    render(
      <AppRouterContext value={router}>
        <StaffProviders language={language}>
          <StaffTranslations language={language} messages={messages}>
            <MembersView members={[member]} selfId="m1" readOnly={false} />
          </StaffTranslations>
        </StaffProviders>
      </AppRouterContext>,
    )
    expect(screen.getByText(text)).toBeTruthy()
  },
)

test("another owner's choice of a role shows in the list", () => {
  const view = (role: 'orders' | 'catalogue') => (
    <AppRouterContext value={router}>
      <StaffProviders language="en">
        <StaffTranslations language="en" messages={english}>
          <MembersView members={[{ ...member, role }]} selfId="m2" readOnly={false} />
        </StaffTranslations>
      </StaffProviders>
    </AppRouterContext>
  )
  const { rerender } = render(view('orders'))
  rerender(view('catalogue'))
  const list = screen.getByLabelText<HTMLSelectElement>(`${english.Members.role}: Rashid`)
  expect(list.value).toBe('catalogue')
  expect(screen.queryByRole('button', { name: english.Common.save })).toBeNull()
})
