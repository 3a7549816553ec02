import { afterEach, expect, test } from '@jest/globals'
import { createTranslator } from 'next-intl'
import ar from '@/messages/ar.json'
import { countInLatinDigits } from './latin-digits'

const { NumberFormat } = Intl

afterEach(() => {
  Intl.NumberFormat = NumberFormat
})

test('Arabic counts have Latin digits in browsers with older locale data', () => {
  // As in ICU 72; newer locale data use Latin digits for `ar`.
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct: (Format, [locale, options]) => new Format(locale === 'ar' ? 'ar-EG' : locale, options),
  })
  const results = () => createTranslator({ locale: 'ar', messages: ar, namespace: 'Shop' })('results', { count: 1301 })

  expect(results()).toContain('١٬٣٠١')
  countInLatinDigits()
  expect(results()).toBe('1,301 منتج')
  expect(new Intl.NumberFormat('de', { minimumFractionDigits: 1 }).format(1301)).toBe('1.301,0')
})
