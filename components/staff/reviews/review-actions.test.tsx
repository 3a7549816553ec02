/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { StaffProviders } from '../kit/providers'
import { StaffTranslations } from '../kit/translations'
import { ReviewActions } from './review-actions'
import messages from '@/messages/staff.en.json'

const router: AppRouterInstance = Object({ refresh: () => undefined })

test('the answer takes the focus, and gives it back', () => {
  render(
    <AppRouterContext value={router}>
      <StaffProviders language="en">
        <StaffTranslations language="en" messages={messages}>
          <ReviewActions id="r1" hidden={false} answerable answer={null} />
        </StaffTranslations>
      </StaffProviders>
    </AppRouterContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: messages.Reviews.answer }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  fireEvent.click(screen.getByRole('button', { name: messages.Common.cancel }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.Reviews.answer }))
})
