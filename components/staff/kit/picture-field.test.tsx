/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PictureField } from './picture-field'
import { StaffProviders } from './providers'
import { StaffTranslations } from './translations'
import messages from '@/messages/staff.en.json'

test('the button of a picture keeps the focus while one is on its way', async () => {
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) })
  const { container } = render(
    <AppRouterContext value={Object({})}>
      <StaffProviders language="en">
        <StaffTranslations language="en" messages={messages}>
          <PictureField label="Picture" picture={null} onChange={() => undefined} />
        </StaffTranslations>
      </StaffProviders>
    </AppRouterContext>,
  )
  const files = [new File(['x'], 'goat.jpg', { type: 'image/jpeg' })]
  const field = container.querySelector('input[type=file]') as HTMLInputElement
  await act(async () => fireEvent.change(field, { target: { files } }))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: messages.Products.uploading })
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
})
