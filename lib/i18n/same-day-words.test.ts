import { expect, test } from '@jest/globals'
import { createTranslator } from 'use-intl/core'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { leadTimeValues, leftValues } from './same-day'

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

const promise = {
  en: createTranslator({ locale: 'en', messages: en, namespace: 'LeadTime' }),
  ar: createTranslator({ locale: 'ar', messages: ar, namespace: 'LeadTime' }),
}

test.each([
  [1, 'Delivered by the next day', 'التوصيل في اليوم التالي على الأكثر'],
  [2, 'Delivered within 2 days', 'التوصيل خلال يومين'],
  [3, 'Delivered within 3 days', 'التوصيل خلال 3 أيام'],
  [10, 'Delivered within 10 days', 'التوصيل خلال 10 أيام'],
  [11, 'Delivered within 11 days', 'التوصيل خلال 11 يوماً'],
  [100, 'Delivered within 100 days', 'التوصيل خلال 100 يوم'],
  ['arrangement', 'Delivery by arrangement: we will call you', 'التوصيل بالاتفاق: نتصل بك لتحديد الموعد'],
] as const)('a lead time of %s in words', (leadTime, english, arabic) => {
  expect(promise.en('promise', leadTimeValues(leadTime))).toBe(english)
  expect(promise.ar('promise', leadTimeValues(leadTime))).toBe(arabic)
})

test('an order that is due is delivered today, whatever its lead time was', () => {
  expect(promise.en('promise', leftValues(0))).toBe('Delivered today')
  expect(promise.ar('promise', leftValues(0))).toBe('التوصيل اليوم')
})

test('the same day is promised only where it is checked, so not of all feed and supplies', () => {
  const checked = ['Home.sameDay', 'Details.sameDay', 'Header.sameDay', 'Header.sameDayShort', 'LeadTime.promise']
  expect(keysOf(en, /same[ -]day/i).filter((key) => !checked.includes(key))).toEqual([])
  expect(keysOf(ar, /اليوم نفسه/).filter((key) => !checked.includes(key))).toEqual([])
})

/** Keys of the messages that match. */
function keysOf(messages: object, words: RegExp, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string' ? (words.test(message) ? path + key : []) : keysOf(message, words, `${path}${key}.`),
  )
}
