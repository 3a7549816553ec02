/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderIn } from '@/components/testing/in-language'
import messages from '@/messages/en.json'
import { CheckoutView } from './checkout-view'

test('a carcass where nobody takes cards: why it cannot be ordered is said, whatever else is missing', () => {
  const fetch = jest.fn<typeof global.fetch>().mockRejectedValue(new TypeError('no network'))
  global.fetch = fetch
  Object.assign(globalThis, { PerformanceNavigationTiming: class {} })
  performance.getEntriesByType = () => []
  const router: AppRouterInstance = Object({ refresh: () => undefined })
  const product = { _id: 'p1', titleEn: 'Whole lamb', titleAr: 'ذبيحة', stock: 3, imagesBase64: [], price: 900 }
  const lines = [{ _id: 'l1', product, quantity: 1, color: null, total: 900 }]
  renderIn(
    'en',
    <AppRouterContext value={router}>
      <CheckoutView
        served={Object({ data: lines, subtotal: 900, shopping: 0, finalTotal: 900, carcass: true })}
        customer={{ id: 'u1', email: '', phone: '971500000001' }}
        savedAddresses={[]}
        cards={false}
        cancelled={false}
        timeLeft={null}
        terms={null}
      />
    </AppRouterContext>,
  )
  fireEvent.click(screen.getByText(messages.Checkout.continueToPayment))
  expect(screen.getByRole('alert')).toBe(document.activeElement)
  expect(document.activeElement?.textContent).toContain(messages.Checkout.cardUnavailable)
})
