/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { renderIn } from '@/components/testing/in-language'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { CheckoutTerms } from './checkout-terms'

test.each([
  ['en', 'before it leaves for delivery.', 'before you collect it.'],
  ['ar', 'قبل خروجه للتوصيل.', 'قبل استلامه.'],
] as const)('an order that is collected can be changed until then (%s)', (language, delivered, collected) => {
  for (const vat of [null, 100])
    for (const pickup of [false, true]) {
      const { container, unmount } = renderIn(
        language,
        <CheckoutTerms shop={defaultShopInfo} policies cart={{ vat, pickup }} />,
      )
      expect(container.textContent?.endsWith(pickup ? collected : delivered)).toBe(true)
      unmount()
    }
})
