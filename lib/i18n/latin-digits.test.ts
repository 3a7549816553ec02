import { afterEach, expect, test } from '@jest/globals'
import { createTranslator } from 'next-intl'
import ar from '@/messages/ar.json'

/** Namespaces formatted on the server only, whose locale data are known. */
const onServer = ['Meta', 'Shop', 'Details', 'Favorites', 'Outbox']
const { NumberFormat } = Intl

afterEach(() => {
  Intl.NumberFormat = NumberFormat
})

test('Arabic counts have Latin digits in browsers with older locale data', () => {
  // As in ICU 72; newer locale data use Latin digits for `ar`.
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct: (Format, [locale, options]) => new Format(locale === 'ar' ? 'ar-EG' : locale, options),
  })
  const t = createTranslator({ locale: 'ar', messages: ar })
  expect(t('Shop.results', { count: 12 })).toContain('١٢')
  expect(t('Cart.pieces', { count: 12 })).toBe('الكمية: 12')
})

test.each(Object.entries(ar).filter(([namespace]) => !onServer.includes(namespace)))(
  '%s formats no count by the browser’s locale data',
  (_, messages) => {
    // ICU's `#` formats by locale data, an argument does not.
    expect(JSON.stringify(messages)).not.toContain('#')
  },
)
