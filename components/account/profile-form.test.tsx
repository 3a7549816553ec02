/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderIn } from '@/components/testing/in-language'
import type { Customer } from '@/lib/contract/customer'
import messages from '@/messages/en.json'
import { ProfileForm } from './profile-form'

const customer: Customer = {
  ...{ id: 'u1', username: 'Maryam', email: '', gender: '', language: 'en', image: null, phone: '971500000001' },
}

test.each(['first.png', null])('a picture chosen while a save runs stays chosen (after %s)', async (first) => {
  const router: AppRouterInstance = Object({ refresh: () => undefined })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  let answer: (response: object) => void = () => undefined
  global.fetch = () => new Promise((resolve) => (answer = (response) => resolve(Object(response))))
  const { container } = renderIn(
    'en',
    <AppRouterContext value={router}>
      <ProfileForm customer={customer} choosePassword={false} confirmPassword={false} passwordMinLength={8} />
    </AppRouterContext>,
  )
  const [field] = container.querySelectorAll<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('no picker')
  // As browsers do: assigning '' empties the list.
  let files: File[] = []
  Object.defineProperty(field, 'files', { configurable: true, get: () => files })
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => files[0]?.name ?? '',
    set: () => (files = []),
  })
  const choose = (name: string) => {
    files = [new File(['x'], name, { type: 'image/png' })]
    fireEvent.change(field)
  }
  if (first) choose(first)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${messages.Profile.save}`) })))
  choose('second.png')
  const { id: _id, image: imageBase64, ...rest } = customer
  const text = async () => JSON.stringify({ data: { _id, imageBase64, ...rest } })
  await act(async () => answer({ status: 200, ok: true, headers: new Map(), text }))
  expect(files.map(({ name }) => name)).toEqual(['second.png'])
})
