/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { StaffProviders } from '../kit/providers'
import { StaffTranslations } from '../kit/translations'
import { ImportView } from './import-view'
import messages from '@/messages/staff.en.json'

const router: AppRouterInstance = Object({ refresh: () => undefined })

test('files without a CSV are answered by what is missing', () => {
  const { container } = render(
    <AppRouterContext value={router}>
      <StaffProviders language="en">
        <StaffTranslations language="en" messages={messages}>
          <ImportView />
        </StaffTranslations>
      </StaffProviders>
    </AppRouterContext>,
  )
  const said = () => screen.getByRole('status').textContent
  const choose = (name: string, type: string) => {
    const field = container.querySelector('input[type=file]')
    if (field) fireEvent.change(field, { target: { files: [new File(['x'], name, { type })] } })
  }
  expect(said()).toBe('')
  choose('products.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(said()).toBe('Choose one CSV file.')
  choose('hay.webp', 'image/webp')
  expect(said()).toBe('1 picture fileChoose one CSV file.')
  choose('products.csv', 'text/csv')
  expect(said()).toBe('')
})
