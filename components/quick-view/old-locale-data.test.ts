import { afterEach, expect, test } from '@jest/globals'
import { createTranslator } from 'next-intl'
import { componentMessages } from '@/components/translations/message-files'
import ar from '@/messages/ar.json'

const { NumberFormat } = Intl
afterEach(() => {
  Intl.NumberFormat = NumberFormat
})

test('the quick view counts reviews in Latin digits in browsers with older locale data', () => {
  // As in ICU 72 (see lib/i18n/latin-digits.test.ts).
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct: (Format, [locale, options]) => new Format(locale === 'ar' ? 'ar-EG' : locale, options),
  })
  const t = createTranslator({ locale: 'ar', messages: componentMessages('quick-view', ar) as typeof ar })
  for (const count of [5, 12, 120]) expect(t('Details.reviews', { count })).toContain(String(count))
})
