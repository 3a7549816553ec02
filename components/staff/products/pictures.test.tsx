/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { StaffTranslations } from '../kit/translations'
import { Pictures } from './pictures'
import messages from '@/messages/staff.en.json'

test('a picture that is refused is named; what failed for another reason says why', async () => {
  const answers = [{ code: 'BadRequest' }, { code: 'YouAreNotLogin' }]
  Object.assign(globalThis, {
    fetch: async () => {
      const body = answers.shift()
      if (!body) throw new TypeError('Failed to fetch')
      return { ok: false, json: async () => body, headers: new Headers() }
    },
  })
  render(
    <StaffTranslations language="en" messages={messages}>
      <Pictures pictures={[]} onChange={() => {}} onBusy={() => {}} />
    </StaffTranslations>,
  )
  const said = async (name: string) => {
    const file = new File([new Uint8Array(9)], name, { type: 'image/png' })
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText(messages.Products.addPhotos), { target: { files: [file] } }),
    )
    return screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join('')
  }
  expect(await said('a.png')).toBe(messages.Products.uploadFailed.replace('{name}', 'a.png'))
  expect(await said('b.png')).toContain(messages.Errors.YouAreNotLogin)
  expect(await said('c.png')).toBe(messages.Common.offline)
})
