/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { takeToasts } from '@/lib/client/toast'
import { decodeAddress, encodeAddress } from '@/lib/contract/customer-codec'
import messages from '@/messages/en.json'
import { useAddresses } from './use-addresses'

const saved = ['a1', 'a2'].map((_id) => decodeAddress({ _id, firstName: _id, address: 'Villa 12', city: 'dubai' }))

function Addresses() {
  const { addresses, deleteAddress } = useAddresses(saved)
  return addresses.map((one) => (
    <button key={one.id} onClick={() => void deleteAddress(one)}>
      {one.firstName}
    </button>
  ))
}

test.each([
  [200, { kind: 'removed', text: messages.Checkout.addressDeleted }, ['a2']],
  [404, { kind: 'removed', text: messages.Checkout.addressDeleted }, ['a2']],
  [500, { kind: 'error', text: messages.Errors.fallback }, ['a1', 'a2']],
])('deletes an address, response %i', async (status, expected, left) => {
  global.fetch = async (_, init) => {
    const text = async () => JSON.stringify({ data: saved.map(encodeAddress) })
    return Object({ status, ok: init?.method === 'GET' || status === 200, headers: new Map(), text })
  }
  renderIn('en', <Addresses />)
  await act(async () => fireEvent.click(screen.getByText('a1')))
  expect(takeToasts()).toMatchObject([expected])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(left)
})
