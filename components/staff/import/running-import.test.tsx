/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { StaffProviders } from '../kit/providers'
import { StaffTranslations } from '../kit/translations'
import { ImportView } from './import-view'
import messages from '@/messages/staff.en.json'

const router: AppRouterInstance = Object({ refresh: () => undefined })

test('while an import runs nothing else can be chosen, and leaving it asks', async () => {
  const calls: string[] = []
  const fetch = (path: string) => (calls.push(path), new Promise(() => undefined))
  Object.assign(globalThis, { fetch })
  render(
    <AppRouterContext value={router}>
      <StaffProviders language="en">
        <StaffTranslations language="en" messages={messages}>
          <ImportView />
        </StaffTranslations>
      </StaffProviders>
    </AppRouterContext>,
  )
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: RegExp(name) })
  const [field] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  const files = [new File(['Handle,Title'], 'products.csv', { type: 'text/csv' })]
  if (field) fireEvent.change(field, { target: { files } })
  await act(async () => fireEvent.click(button(messages.Import.check)))
  expect(calls).toHaveLength(1)
  for (const name of ['chooseCsv', 'choosePictures', 'chooseFolder', 'again'] as const)
    fireEvent.click(button(messages.Import[name]))
  const leaves = window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect([screen.queryByText('products.csv') !== null, leaves]).toEqual([true, false])
  const choosers = (['chooseCsv', 'choosePictures', 'chooseFolder'] as const).map((name) =>
    button(messages.Import[name]),
  )
  expect(choosers.map(({ disabled }) => disabled)).toEqual([true, true, true])
})
