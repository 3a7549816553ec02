import { describe, expect, test } from '@jest/globals'
import { SEARCH_VERSION, searchColumns, type SearchFields } from './document'

/** The words of titles, categories and descriptions, each with the kind of place it is found in first. */
function places(fields: SearchFields): { searchTitle: string; searchText: string } {
  const { searchTitle, searchWords } = searchColumns(fields)
  const lexemes = (searchWords.match(/'[^']*'/g) ?? []).map((one) => one.slice(1, -1))
  const all = new Set(lexemes)
  const words = lexemes.filter((one) => !/^[:;|]/.test(one))
  const field = (word: string) => (all.has(`|${word}`) ? 0 : all.has(`:${word}`) ? 1 : 2)
  const [titles, categories, texts] = [0, 1, 2].map((place) => words.filter((word) => field(word) === place))
  const joined = [titles, categories, texts].map((some) => ['', ...(some ?? []), ''].join(' ')).join('|')
  return { searchTitle, searchText: joined.replaceAll('  ', ' ') }
}

const columns = places({
  title: { en: 'Royal Canin Café 2 kg', ar: 'رويال كانين للكلاب ٢ كجم' },
  description: { en: `Dry food, dry food. ${'x'.repeat(300)} beyond`, ar: 'طعامُ الكلب' },
  category: { en: 'Dogs', ar: 'الكلاب' },
  subcategory: null,
  colors: [],
})

describe('searchColumns', () => {
  test('marks the start of each title', () => {
    expect(columns.searchTitle).toBe('| royal canin cafe 2 kg | رويال كانين للكلاب 2 كجم ')
  })

  test('names the first word of each title', () => {
    const { searchWords } = searchColumns({
      title: { en: 'Royal Canin', ar: 'رويال كانين' },
      description: { en: 'Dry', ar: '' },
      category: { en: 'Dogs', ar: '' },
      subcategory: null,
      colors: [],
    })
    expect(searchWords).toBe(
      "';royal' ';رويال' 'royal' ':royal' '|royal' 'canin' ':canin' '|canin' 'رويال' ':رويال' '|رويال' " +
        "'كانين' ':كانين' '|كانين' 'dogs' ':dogs' 'dog' ':dog' 'dry'",
    )
  })

  test('contains every word once, between spaces, also without its article', () => {
    for (const word of ['royal', 'cafe', 'dry', 'dogs', 'للكلاب', 'الكلاب', 'كلاب', 'طعام', 'كلب', '2']) {
      expect(columns.searchText.split(` ${word} `)).toHaveLength(2)
    }
  })

  test('contains a two-letter word without its article: طيور حب finds طيور الحب', () => {
    const name = { en: 'Lovebird Pair', ar: 'زوج طيور الحب' }
    const nothing = { en: '', ar: '' }
    const { searchText } = places({
      title: name,
      description: nothing,
      category: null,
      subcategory: null,
      colors: [],
    })
    expect(searchText).toContain(' حب ')
    expect(searchText).toContain(' الحب ')
  })

  test('contains an Arabic word without its prefix: كلب finds لكلب, برسيم finds تبن وبرسيم', () => {
    const nothing = { en: '', ar: '' }
    const category = { en: 'Hay & alfalfa', ar: 'تبن وبرسيم' }
    const description = { en: '', ar: 'فقط لكلب أو للقطط بجرس' }
    const { searchText } = places({ title: nothing, description, category, subcategory: null, colors: [] })
    expect(searchText).toBe(' | hay & alfalfa تبن وبرسيم برسيم | فقط لكلب كلب او للقطط قطط بجرس جرس ')
  })

  test('short words keep their و', () => {
    const title = { en: '', ar: 'ورد وقطط الي' }
    const description = { en: '', ar: 'والكبيرة' }
    const { searchText } = places({ title, description, category: null, subcategory: null, colors: [] })
    expect(searchText).toBe(' ورد وقطط قطط الي | | والكبيره كبيره ')
  })

  test('removes prefixes from known words only', () => {
    const formsOf = (ar: string) => {
      const nothing = { en: '', ar: '' }
      const { searchText } = places({
        title: { en: '', ar },
        description: nothing,
        category: null,
        subcategory: null,
        colors: [],
      })
      return searchText.split('|')[0]?.trim()
    }
    expect(formsOf('لقطط')).toBe('لقطط قطط')
    expect(formsOf('بصقور ولخيل وكبط فسمك')).toBe('بصقور صقور ولخيل خيل لخيل وكبط بط كبط فسمك سمك')
    for (const word of ['وردي', 'لحم', 'كلب', 'كلاب', 'بقر', 'بقره', 'فرس', 'فقط', 'بعير', 'لعبه', 'بيوت'])
      expect(formsOf(word)).toBe(word)
  })

  test('indexes three hundred characters of a description', () => {
    const nothing = { en: '', ar: '' }
    const description = { en: `${'x'.repeat(295)} abcd efgh`, ar: '' }
    const { searchText } = places({ title: nothing, description, category: null, subcategory: null, colors: [] })
    expect(searchText).toBe(` | | ${'x'.repeat(295)} abcd `)
  })

  test('omits the rest of a description', () => expect(columns.searchText).not.toContain('beyond'))
})

test('the columns are unchanged; otherwise increment SEARCH_VERSION and update this test', () => {
  const { searchTitle, searchText } = places({
    title: { en: "Hill's CAFÉ-mix, 2.5 kg | 50%", ar: 'طَعامُ طيور الحب، ٢٫٥ كجم' },
    description: { en: 'For large dogs & puppies', ar: 'للكلاب الكبيرة، وجراء گلب ٱلبيت ـ لذيذٌ' },
    category: { en: 'Dogs', ar: 'الكلاب' },
    subcategory: { en: 'Dry food', ar: 'بالغة والكبيرة' },
    colors: ['#1C5638', '#B2372A'],
    sizes: [{ en: 'Large / 12 kg', ar: 'كبير / ١٢ كجم' }],
  })
  expect({ SEARCH_VERSION, searchTitle, searchText }).toEqual({
    SEARCH_VERSION: 7,
    searchTitle: '| hills cafe mix 2.5 kg 50% | طعام طيور الحب 2.5 كجم ',
    searchText:
      ' hills hill cafe mix 2.5 kg 50% طعام طيور الحب حب كجم ' +
      '| dogs dog الكلاب كلاب dry food بالغه والكبيره كبيره ' +
      '| green اخضر خضراء red احمر حمراء large 12 كبير for & puppies للكلاب الكبيره وجراء جراء كلب البيت بيت لذيذ ذيذ ',
  })
})
