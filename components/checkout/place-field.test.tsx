/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderIn } from '@/components/testing/in-language'
import en from '@/messages/en.json'
import { PlaceField } from './place-field'

const words = en.Checkout
const farm = 'https://maps.app.goo.gl/farm'
let answer: (found: boolean) => Promise<void>
const onLink = jest.fn<(link: string) => void>()

function Form() {
  const [link, setLink] = useState('')
  const take = (wanted: string) => {
    onLink(wanted)
    setLink(wanted)
  }
  return <PlaceField link={link} onLink={take} error={undefined} />
}

beforeEach(() => {
  onLink.mockClear()
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    answer = (isFound) =>
      act(async () =>
        isFound
          ? found(Object({ coords: { latitude: 24.2, longitude: 55.7, accuracy: 12 } }))
          : failed?.(Object({ code: 2, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })),
      )
  }
  Object.assign(navigator, { geolocation: { getCurrentPosition } })
})

const field = () => screen.getByLabelText<HTMLInputElement>(words.link)

test("sets the link to the device's position", async () => {
  renderIn('en', <Form />)
  fireEvent.click(screen.getByRole('button', { name: new RegExp(words.useLocation) }))
  await answer(true)
  expect(field().value).toContain('24.2')
})

test.each([true, false])('a late position (found: %s) does not replace a link entered meanwhile', async (found) => {
  renderIn('en', <Form />)
  fireEvent.click(screen.getByRole('button', { name: new RegExp(words.useLocation) }))
  fireEvent.change(field(), { target: { value: farm } })
  await answer(found)
  expect([field().value, onLink.mock.calls.length]).toEqual([farm, 1])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('ignores a late position after unmount', async () => {
  const { unmount } = renderIn('en', <Form />)
  fireEvent.click(screen.getByRole('button', { name: new RegExp(words.useLocation) }))
  unmount()
  await answer(true)
  expect(onLink).not.toHaveBeenCalled()
})
