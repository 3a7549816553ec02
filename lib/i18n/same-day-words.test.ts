import { expect, test } from '@jest/globals'
import { createTranslator } from 'use-intl/core'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'

const say = {
  en: createTranslator({ locale: 'en', messages: en, namespace: 'Cart' }),
  ar: createTranslator({ locale: 'ar', messages: ar, namespace: 'Cart' }),
}

test.each([
  [{ hours: 0, minutes: 1 }, 'دقيقة واحدة'],
  [{ hours: 0, minutes: 2 }, 'دقيقتين'],
  [{ hours: 0, minutes: 5 }, '5 دقائق'],
  [{ hours: 0, minutes: 11 }, '11 دقيقة'],
  [{ hours: 1, minutes: 0 }, 'ساعة'],
  [{ hours: 1, minutes: 1 }, 'ساعة ودقيقة واحدة'],
  [{ hours: 2, minutes: 2 }, 'ساعتين ودقيقتين'],
  [{ hours: 3, minutes: 10 }, '3 ساعات و10 دقائق'],
  [{ hours: 11, minutes: 59 }, '11 ساعة و59 دقيقة'],
])('%j left to order has the Arabic plural form', (left, words) => {
  expect(say.ar('sameDayLeft', left)).toBe(`اطلب خلال ${words} ليصلك اليوم`)
})

test.each([
  [{ hours: 0, minutes: 1 }, '1 min'],
  [{ hours: 2, minutes: 5 }, '2 h 5 min'],
  [{ hours: 2, minutes: 0 }, '2 h'],
])('%j left to order in English', (left, words) => {
  expect(say.en('sameDayLeft', left)).toBe(`Order in the next ${words} and it arrives today`)
})
