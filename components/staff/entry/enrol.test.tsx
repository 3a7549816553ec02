/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { InBackOffice } from '../testing/in-back-office'
import { Enrol } from './enrol'
import messages from '@/messages/staff.en.json'

test('what the recovery codes are for is read before the buttons below them', async () => {
  const enrolment = { qr: '<svg/>', secret: 'ABCD', uri: 'otpauth://totp/Oasis' }
  const fetch = async (path: string) => ({
    ...{ ok: true, status: 200 },
    json: async () => ({ data: path.endsWith('/confirm') ? { recoveryCodes: ['1111-2222'] } : enrolment }),
  })
  Object.assign(globalThis, { fetch })
  render(
    <InBackOffice>
      <Enrol replaces={false} />
    </InBackOffice>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Enrol.start) })))
  const code = await screen.findByLabelText(messages.Enrol.code)
  fireEvent.change(code, { target: { value: '123456' } })
  await act(async () => fireEvent.submit(code.closest('form') as HTMLFormElement))
  const heading = await screen.findByRole('heading', { name: messages.Enrol.codesTitle })
  expect(document.activeElement).toBe(heading)
})
