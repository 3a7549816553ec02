/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { PictureField } from './picture-field'
import { InBackOffice } from '../testing/in-back-office'
import messages from '@/messages/staff.en.json'

/** Chooses a picture whose upload is answered by `fetch`. */
async function choose(fetch: () => Promise<unknown>) {
  Object.assign(globalThis, { fetch })
  const { container } = render(
    <InBackOffice>
      <PictureField label="Picture" picture={null} onChange={() => undefined} />
    </InBackOffice>,
  )
  const files = [new File(['x'], 'goat.jpg', { type: 'image/jpeg' })]
  const field = container.querySelector('input[type=file]') as HTMLInputElement
  await act(async () => fireEvent.change(field, { target: { files } }))
}

test('the button of a picture keeps the focus while one is on its way', async () => {
  await choose(() => new Promise(() => undefined))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: messages.Products.uploading })
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
})

test('a file that is no picture is told what the shop takes, not to try it again', async () => {
  await choose(async () => ({ ok: false, headers: new Map(), json: async () => ({ code: 'InvalidImage' }) }))
  const said = messages.Products.uploadFailed.replace('{name}', 'goat.jpg')
  expect((await screen.findByText(said)).getAttribute('role')).toBe('alert')
})
