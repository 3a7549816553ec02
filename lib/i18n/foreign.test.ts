import { expect, test } from '@jest/globals'
import { foreign } from './foreign'

test('an untranslated text has the language of its script', () => {
  expect(foreign({ en: 'Collar', ar: 'طوق' }, 'ar')).toEqual({})
  expect(foreign({ en: 'Collar', ar: 'Collar' }, 'ar')).toEqual({ lang: 'en' })
  expect(foreign({ en: 'Collar', ar: 'Collar' }, 'en')).toEqual({})
  expect(foreign({ en: 'طوق Oasis', ar: 'طوق Oasis' }, 'en')).toEqual({ lang: 'ar' })
  expect(foreign({ en: 'طوق', ar: 'طوق' }, 'ar')).toEqual({})
})
