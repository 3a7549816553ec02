import { expect, test } from '@jest/globals'
import { foreign } from './foreign'

test('a text without a translation is in the language it is written in', () => {
  expect(foreign({ en: 'Collar', ar: 'طوق' }, 'ar')).toEqual({})
  expect(foreign({ en: 'Collar', ar: 'Collar' }, 'ar')).toEqual({ lang: 'en' })
  expect(foreign({ en: 'Collar', ar: 'Collar' }, 'en')).toEqual({})
  expect(foreign({ en: 'طوق Oasis', ar: 'طوق Oasis' }, 'en')).toEqual({ lang: 'ar' })
  expect(foreign({ en: 'طوق', ar: 'طوق' }, 'ar')).toEqual({})
})
