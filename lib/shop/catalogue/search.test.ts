import { beforeAll, describe, expect, test } from '@jest/globals'
import { allProducts } from '@/lib/contract/product-query'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { listProducts } from './list'
import { addCategory, addProduct, addProducts, type TestCategory } from './testing/fixture'

const titles: [en: string, ar: string][] = [
  ['Wooden hutch', 'بيت أرنب خشبي'],
  ['Dry cat food', 'طعام قطة جاف'],
  ['Prayer beads of Muhammad', 'سبحة مُحَمَّد'],
  ['Leash', 'مقود الكلب'],
  ['Bowl set', 'طقم ١٢ وعاء'],
  ['Café corner mat', 'سجادة'],
  ['Royal Canin kitten', 'رويال كانين'],
  ['Pure 100% alfalfa', 'برسيم نقي'],
  ['Size a_b filter', 'فلتر'],
  ['Size axb pump', 'مضخة'],
  ['Tank of 1000 litres', 'خزان'],
  ["Hill's science plan", 'هيلز'],
  ['Hamster wheel', 'عجلة هامستر'],
  ['Salmon oil', 'زيت سلمون'],
  ['Layer mash', 'علف دجاج بيّاض'],
  ['Rice bran 7 kg', 'نخالة أرز ٧ كجم'],
  ['Bone meal 9kg', 'مسحوق عظام ٩كجم'],
]

async function found(keyword: string, more: Partial<typeof allProducts> = {}): Promise<string[]> {
  const query = { ...allProducts, ...more, keyword }
  const page = await listProducts(query)
  expect(page.total).toBe(page.items.length)
  return page.items.map(({ title }) => title.en)
}

describeOnEngines('search', () => {
  let dogs: TestCategory

  beforeAll(async () => {
    dogs = await addCategory({ en: 'Dogs', ar: 'الكلاب' })
    await addProducts(titles.map(([en, ar]) => ({ title: { en, ar } })))
  })

  test.each([
    ['أرنب', 'Wooden hutch'],
    ['ارنب', 'Wooden hutch'],
    ['الأرنب', 'Wooden hutch'],
    ['قطة', 'Dry cat food'],
    ['قطه', 'Dry cat food'],
    ['محمد', 'Prayer beads of Muhammad'],
    ['مُحَمَّد', 'Prayer beads of Muhammad'],
    ['كلب', 'Leash'],
    ['الكلب', 'Leash'],
    ['12', 'Bowl set'],
    ['١٢', 'Bowl set'],
    ['۱۲', 'Bowl set'],
    ['cafe', 'Café corner mat'],
    ['CAFÉ', 'Café corner mat'],
    ['royal canin', 'Royal Canin kitten'],
    ['canin royal', 'Royal Canin kitten'],
    ['hills', "Hill's science plan"],
    ['hamsters', 'Hamster wheel'],
    ['anin', 'Royal Canin kitten'],
    ['دياي', 'Layer mash'],
    ['عيش الدياي', 'Layer mash'],
    ['أكل قطة', 'Dry cat food'],
    ['جت', 'Pure 100% alfalfa'],
    ['rice 7kg', 'Rice bran 7 kg'],
    ['7kg', 'Rice bran 7 kg'],
    ['9kg', 'Bone meal 9kg'],
    ['bone 9 kg', 'Bone meal 9kg'],
    ['أرز ٧كيلو', 'Rice bran 7 kg'],
    ['أرز ٧ كيلو', 'Rice bran 7 kg'],
  ])('%s finds %s', async (keyword, title) => expect(await found(keyword)).toEqual([title]))

  test.each([
    ['royl canin', 'Royal Canin kitten'],
    ['royal cannin', 'Royal Canin kitten'],
    ['hamstre', 'Hamster wheel'],
    ['salmn', 'Salmon oil'],
    ['هامستير', 'Hamster wheel'],
    ['برصيم', 'Pure 100% alfalfa'],
    ['دياي بيّض', 'Layer mash'],
  ])('%s is understood as %s', async (keyword, title) => expect(await found(keyword)).toEqual([title]))

  test('letters of two UTF-16 units are not cut in half', async () => {
    expect(await found('\u0A05\u{12F90}')).toEqual([])
    const description = { en: `${'-'.repeat(299)}\u{1F600} lucerne`, ar: '' }
    await addProducts([{ title: { en: 'Hay net', ar: 'شبكة' }, description }])
    expect(await found('hay net')).toEqual(['Hay net'])
  })

  test('escapes LIKE wildcards', async () => {
    expect(await found('%')).toEqual([])
    expect(await found('100%')).toEqual(['Pure 100% alfalfa'])
    expect(await found('a_b')).toEqual(['Size a_b filter'])
    expect(await found('_')).toEqual([])
    expect(await found('b_f')).toEqual([])
    expect(await found('\\')).toEqual([])
    expect(await found("'; drop table products; --")).toEqual([])
  })

  test('a product is found by the names of its colours', async () => {
    const collar = { title: { en: 'Braided neckband', ar: 'شريط' }, colors: ['#1C5638', '#B2372A', 'Heather Celeste'] }
    await addProduct(collar)
    for (const keyword of ['red neckband', 'neckband green', 'شريط أحمر', 'celeste neckband']) {
      expect(await found(keyword)).toEqual(['Braided neckband'])
    }
    expect(await found('yellow neckband')).toEqual([])
  })

  test('splits compound words', async () => {
    expect(await found('catfood')).toEqual(['Dry cat food'])
    expect(await found('hamsterwheel')).toEqual(['Hamster wheel'])
    expect(await found('catqqqq')).toEqual([])
  })

  test('one or two letters match prefixes of title words', async () => {
    expect(await found('ca')).toEqual(['Café corner mat', 'Royal Canin kitten', 'Dry cat food'])
    expect(await found('قط')).toEqual(['Dry cat food'])
    expect(await found('an')).toEqual([])
  })

  test('requires every word', async () => {
    expect(await found('dry cat food')).toEqual(['Dry cat food'])
    expect(await found('hamster alfalfa')).toEqual([])
  })

  describe('order', () => {
    beforeAll(async () => {
      const words = { en: '', ar: '' }
      await addProducts([
        { title: { en: 'Quail cage', ar: 'قفص سمان' } },
        { title: { en: 'Feed for the quail', ar: 'علف سمان' } },
        { title: { en: 'Seaquail tank', ar: 'حوض' } },
        { title: { en: 'Drinker', ar: 'مسقى' }, description: { ...words, en: 'Made for quail' } },
        { title: { en: 'Quail eggs', ar: 'بيض سمان' } },
        { title: { en: 'Hidden quail', ar: 'سمان' }, visible: false },
      ])
      await addProduct({ title: { en: 'Quail and dog', ar: 'سمان وكلب' }, category: dogs })
    })

    test('titles that start with it, titles that contain it, others; newest first', async () => {
      expect(await found('quail')).toEqual([
        'Quail and dog',
        'Quail eggs',
        'Quail cage',
        'Feed for the quail',
        'Seaquail tank',
        'Drinker',
      ])
    })

    test('applies to Arabic titles', async () => {
      const [first] = await found('سمان')
      expect(first).toBe('Quail and dog')
    })

    test('exact matches come before similar ones', async () => {
      expect((await found('quai')).slice(0, 2)).toEqual(['Quail and dog', 'Quail eggs'])
    })

    test('a word in the title ranks above the category name, the typed word above a synonym', async () => {
      const birds = await addCategory(
        { en: 'Pheasants', ar: 'تدرج' },
        { subcategories: [{ en: 'Seed & nests', ar: 'بذور' }] },
      )
      const [subcategory] = birds.subcategories
      for (const en of ['Barley feed', 'Millet seed', 'Woven nest'])
        await addProduct({ title: { en, ar: en }, category: birds, subcategory })
      expect(await found('pheasant seed')).toEqual(['Millet seed', 'Barley feed', 'Woven nest'])
    })

    test('applies filters', async () => {
      expect(await found('quail', { categories: [dogs.id] })).toEqual(['Quail and dog'])
      expect(await found('كلاب', { categories: [dogs.id] })).toEqual(['Quail and dog'])
      expect(await found('hamster', { categories: [dogs.id] })).toEqual([])
    })
  })

  describe('words that are prefixes of others', () => {
    beforeAll(async () => {
      const cats = await addCategory({ en: 'Cats', ar: 'القطط' })
      const cattle = await addCategory({ en: 'Cattle', ar: 'أبقار' })
      await addProducts([
        { title: { en: 'Tabby', ar: 'تابي' }, category: cats },
        { title: { en: 'Ball', ar: 'كرة' }, description: { en: 'Cats love it', ar: 'للقطط' } },
        { title: { en: 'Heifer', ar: 'بكيرة' }, category: cattle },
        { title: { en: 'Pellets', ar: 'مكعبات' }, description: { en: 'Free of medication', ar: 'منقطة' } },
        { title: { en: 'Small flock', ar: 'قطيع صغير' }, description: { en: '', ar: 'حبل قطن' } },
        { title: { en: 'Lead', ar: 'مقود قطن' } },
        { title: { en: 'Name tag', ar: 'بطاقة اسم' } },
        { title: { en: 'Duck', ar: 'بطة مزرعة' } },
        { title: { en: 'Whole duck', ar: 'بط طازج' } },
      ])
    })

    test('whole words in titles and categories come first, then prefixes, then descriptions', async () => {
      const herons = await addCategory({ en: 'Herons', ar: 'بلشون' })
      await addProducts([
        { title: { en: 'Pond', ar: 'بركة' }, description: { en: 'Heron proof', ar: '' } },
        { title: { en: 'Heronry', ar: 'عش' } },
        { title: { en: 'Stork', ar: 'لقلق' }, category: herons },
        { title: { en: 'Grey heron', ar: 'رمادي' } },
        { title: { en: 'Herons, two', ar: 'اثنان' } },
      ])
      expect(await found('heron')).toEqual(['Herons, two', 'Grey heron', 'Stork', 'Heronry', 'Pond'])
    })

    test('three letters found in a name match whole words, singular and plural', async () => {
      for (const keyword of ['cat', 'cats']) {
        // A kitten is a cat.
        expect(await found(keyword)).toEqual(['Dry cat food', 'Royal Canin kitten', 'Tabby', 'Ball'])
      }
    })

    test('three letters found in no name match prefixes', async () => {
      expect(await found('hei')).toEqual(['Heifer'])
      expect(await found('pel')).toEqual(['Pellets'])
    })

    test('three letters match prefixes when nothing else matches', async () => {
      expect(await found('cat heifer')).toEqual(['Heifer'])
      // Not next to a whole-word match.
      await addProducts(['Cat house', 'Cattle house'].map((en) => ({ title: { en, ar: en } })))
      expect(await found('cat hause')).toEqual(['Cat house'])
    })

    test('two letters that form a word match it in all forms', async () => {
      for (const keyword of ['قط', 'قطة', 'قطط']) {
        expect(await found(keyword)).toEqual(['Dry cat food', 'Tabby', 'Ball'])
      }
      expect(await found('بط')).toEqual(['Whole duck', 'Duck'])
    })

    test('two letters that form no word match prefixes', async () => {
      expect(await found('بك')).toEqual(['Heifer'])
      expect(await found('du')).toEqual(['Duck', 'Whole duck'])
    })
  })

  test('a new product is found by a misspelt name at once', async () => {
    expect(await found('armadilo')).toEqual([])
    await addProduct({ title: { en: 'Armadillo house', ar: 'بيت المدرع' } })
    expect(await found('armadilo')).toEqual(['Armadillo house'])
  })

  test('accepts 200 letters, and spaces only', async () => {
    expect(await found('x'.repeat(200))).toEqual([])
    const all = await listProducts(allProducts)
    expect((await listProducts({ ...allProducts, keyword: '   ' })).total).toBe(all.total)
  })

  describe('Arabic prefixes and compounds', () => {
    beforeAll(() =>
      addProducts([
        { title: { en: 'Scoop one', ar: 'مجرفة لقطط' } },
        { title: { en: 'Scoop two', ar: 'مجرفة للصقور' } },
        { title: { en: 'Scoop three', ar: 'مجرفة بإبل' } },
        { title: { en: 'Scoop four', ar: 'مجرفة وللخيول' } },
        { title: { en: 'Scoop five', ar: 'مجرفة كسلاحف' } },
        { title: { en: 'Scoop six', ar: 'مجرفة فببغاوات' } },
        { title: { en: 'Scoop seven', ar: 'مجرفة بالتونة وبزنجبيل' } },
        { title: { en: 'Scoop eight', ar: 'مجرفة ورديّة بلحم فقط' } },
        { title: { en: 'Scoop for K-9', ar: 'مجرفة أ' } },
        { title: { en: 'Scoop 2-in-1', ar: 'مجرفة ب' } },
        { title: { en: 'Scoop K7', ar: 'مجرفة ج' } },
        { title: { en: 'Scoop 3in1', ar: 'مجرفة د' } },
        { title: { en: 'Scoop Omega-6', ar: 'مجرفة ه' } },
        { title: { en: 'Scoop Plus5', ar: 'مجرفة و' } },
      ]),
    )

    test.each([
      ['مجرفة قطط', 'Scoop one'],
      ['مجرفة القطط', 'Scoop one'],
      ['مجرفة للقطط', 'Scoop one'],
      ['مجرفة قط', 'Scoop one'],
      ['مجرفة صقور', 'Scoop two'],
      ['مجرفة لصقور', 'Scoop two'],
      ['مجرفة إبل', 'Scoop three'],
      ['مجرفة خيول', 'Scoop four'],
      ['مجرفة سلاحف', 'Scoop five'],
      ['مجرفة ببغاوات', 'Scoop six'],
      ['مجرفة تونة', 'Scoop seven'],
      ['مجرفة زنجبيل', 'Scoop seven'],
      ['مجرفة لحم', 'Scoop eight'],
      ['مجرفة وردية', 'Scoop eight'],
      ['scoop k9', 'Scoop for K-9'],
      ['scoop k-9', 'Scoop for K-9'],
      ['scoop k 9', 'Scoop for K-9'],
      ['scoop 2in1', 'Scoop 2-in-1'],
      ['scoop 2-in-1', 'Scoop 2-in-1'],
      ['scoop k7', 'Scoop K7'],
      ['scoop k-7', 'Scoop K7'],
      ['scoop 3 in 1', 'Scoop 3in1'],
      ['scoop omega6', 'Scoop Omega-6'],
      ['scoop plus-5', 'Scoop Plus5'],
    ])('%s finds %s', async (keyword, title) => expect(await found(keyword)).toEqual([title]))

    test('keeps a letter that only looks like a prefix', async () => {
      for (const keyword of ['حم', 'لاب', 'قر', 'رس', 'تك']) expect(await found(`مجرفة ${keyword}`)).toEqual([])
    })
  })
})
