import { describe, expect, test } from '@jest/globals'
import { fileName } from './picture-names'
import { readDrafts } from './read-drafts'
import { bytes, csv, older } from './testing/csv'
import { documentedFiles } from './testing/file'
import { said } from './testing/said'

async function only(...rows: Record<string, string>[]) {
  const file = await readDrafts(csv(rows))
  expect(file.bad).toEqual([])
  expect(file.drafts).toHaveLength(1)
  return { ...file, draft: file.drafts[0] }
}

test('reads the whole price list of docs/catalogue.md', async () => {
  const [list = bytes('')] = documentedFiles()
  const { drafts, bad, notes } = await readDrafts(list)
  expect([bad, notes]).toEqual([[], []])
  expect(drafts).toMatchObject([
    {
      handle: 'alfalfa-hay-20kg',
      category: { en: 'Feed', ar: 'أعلاف' },
      price: 4990,
      oldPrice: 6000,
      stock: 40,
      visible: true,
    },
    { handle: 'cat-collar', oldPrice: null, pictures: ['collar.png'] },
    { handle: 'bird-cage', price: 120_050, stock: 3, visible: false },
  ])
})

describe('a product', () => {
  test('has sanitised texts in both languages', async () => {
    const { draft } = await only(
      older('a', {
        Title: ' Cat  food ',
        'Body (HTML)': '<p>Fish<script>x</script></p>',
        titleAr: 'طعام قطط',
        descriptionAr: '<b>سمك</b>',
      }),
    )
    expect(draft).toMatchObject({
      title: { en: 'Cat food', ar: 'طعام قطط' },
      description: { en: 'Fish', ar: 'سمك' },
    })
  })

  test('has undefined for a missing column and an empty value for an empty cell', async () => {
    const { draft, notes } = await only({ Handle: 'a', titleAr: '' })
    expect(JSON.parse(JSON.stringify(draft))).toEqual({
      ...{ handle: 'a', line: 2, asExported: false },
      ...{ title: { ar: '' }, description: {} },
    })
    expect(notes).toEqual([])
    expect(await only({ Handle: 'a', subcategory: 'Hay' })).toMatchObject({
      draft: { category: undefined, subcategory: { en: 'Hay' } },
      notes: [],
    })
    const empty = { 'Body (HTML)': '', Type: '', 'Option1 Name': '', 'Option1 Value': '', Status: '', 'Image Src': '' }
    expect((await only({ Handle: 'a', 'Variant Compare At Price': '', ...empty })).draft).toMatchObject({
      ...{ description: { en: '', ar: undefined }, price: undefined, oldPrice: null, stock: undefined, colors: [] },
      ...{ category: null, subcategory: undefined, visible: true, pictures: [] },
    })
  })

  test('sums the stock of a size, takes its lowest compare-at price and distinct colors', async () => {
    const variant = (colour: string, size: string, price: string, compareAt: string, quantity: string) => ({
      ...older('a'),
      Title: '',
      'Option1 Value': size,
      'Option2 Value': colour,
      'Variant Price': price,
      'Variant Compare At Price': compareAt,
      'Variant Inventory Qty': quantity,
    })
    const { draft, notes } = await only(
      { ...variant('Navy', 'S', '12.50', '20.00', '3'), Title: 'A', 'Option1 Name': 'Size', 'Option2 Name': 'Colour' },
      variant('Navy', 'M', '12.50', '15.5', '4'),
      variant('Red', 'M', '12.50', '99', '-2'),
      variant('Sparkle', 'M', '12.5', '20', '1'),
    )
    expect(draft).toMatchObject({ price: 1250, oldPrice: null, stock: 0, colors: ['#2B4C7E', '#B2372A', 'Sparkle'] })
    expect(draft?.sizes).toMatchObject([
      { name: { en: 'S' }, price: 1250, oldPrice: 2000, stock: 3 },
      { name: { en: 'M' }, price: 1250, oldPrice: 1550, stock: 5 },
    ])
    expect(notes.map(({ line, reason }) => [line, reason])).toEqual(
      [
        [4, 'quantity -2 counts as 0'],
        [3, '"M" is sold out in "Red", which can still be chosen: the shop counts one stock for a size'],
        [3, 'variants have several compare-at prices: 15.50 counts'],
      ].toSorted((one, other) => Number(one[0]) - Number(other[0])),
    )
  })

  test.each([
    ['12.00', null, 1],
    ['10.00', null, 1],
    ['0.00', null, 0],
    ['', null, 0],
  ])('a compare-at price of %j for the price 12.00 is no old price', async (compareAt, oldPrice, notes) => {
    const result = await only(older('a', { 'Variant Price': '12.00', 'Variant Compare At Price': compareAt }))
    expect(result.draft?.oldPrice).toBe(oldPrice)
    expect(result.notes).toHaveLength(notes)
  })

  test('rounds and notes a price of more than two decimals', async () => {
    const file = older('a', { 'Variant Price': '1.0050', 'Variant Compare At Price': '٢٫٥٠٩' })
    const { draft, notes } = await only(file, { ...file, Title: '', 'Variant SKU': '2', 'Variant Price': '1.0000' })
    expect(draft).toMatchObject({ price: 100, oldPrice: 251 })
    expect(notes.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'price "1.0050" counts as 1.00'],
      [2, 'compare-at price "٢٫٥٠٩" counts as 2.51'],
      [3, 'compare-at price "٢٫٥٠٩" counts as 2.51'],
    ])
  })

  test.each([
    ['shopify', '0', []],
    ['shopify', '', []],
    ['', '0', ['stock is not tracked in the file and counts as 0: set it with `stock set`']],
    ['', '', ['stock is not tracked in the file and counts as 0: set it with `stock set`']],
  ])('counted by %j, of the quantity %j, the file says %j', async (tracker, quantity, reasons) => {
    const { draft, notes } = await only(
      older('a', { 'Variant Inventory Tracker': tracker, 'Variant Inventory Qty': quantity }),
    )
    expect(draft?.stock).toBe(0)
    expect(notes.map(({ reason }) => reason)).toEqual(reasons)
  })

  test('caps and notes excessive stock', async () => {
    const row = older('a', { 'Variant Inventory Qty': '1000000' })
    const { draft, notes } = await only(row, row)
    expect(draft?.stock).toBe(1_000_000)
    expect(notes.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'stock 2000000 counts as 1000000'],
      [3, 'the same variant as in line 2: the stock of both was added up'],
    ])
  })

  test('is summed over variants; duplicates are noted', async () => {
    const size = (value: string, sku = '') =>
      older('a', { 'Option1 Name': 'Size', 'Option1 Value': value, 'Variant SKU': sku, 'Variant Inventory Qty': '5' })
    const { draft, notes } = await only(size('S'), size('M'), size('S', 'x'), size('M'), {
      ...size('S'),
      'Variant Inventory Qty': '0',
    })
    expect(draft?.sizes?.map(({ name, stock }) => [name.en, stock])).toEqual([
      ['S', 10],
      ['M', 10],
    ])
    const reason = 'the same variant as in line 3: the stock of both was added up'
    expect(said(notes)).toEqual([{ line: 5, handle: 'a', reason }])
  })

  test('is summed and noted for sizes that differ in capitals alone', async () => {
    const size = (value: string) => older('a', { 'Option1 Name': 'Size', 'Option1 Value': value })
    const { draft, notes } = await only(size('S'), size('s'))
    expect(draft?.sizes?.map(({ name, stock }) => [name.en, stock])).toEqual([['S', 10]])
    expect(said(notes)).toEqual([
      { line: 3, handle: 'a', reason: 'the same variant as in line 2: the stock of both was added up' },
    ])
  })

  test.each([
    ['Published', ['لا', 'N', 'no', 'FALSE'], ['نعم', 'Y', 'true', '']],
    ['Status', ['Draft', 'archived'], ['active', '']],
  ])('%s hides what it names plainly, and any other word, which is noted', async (column, no, yes) => {
    const said = async (value: string) => {
      const { draft, notes } = await only(older('a', { [column]: value }))
      return [draft?.visible, notes.map(({ reason }) => reason)]
    }
    for (const value of no) expect(await said(value)).toEqual([false, []])
    for (const value of yes) expect(await said(value)).toEqual([true, []])
    expect(await said('hidden')).toEqual([
      false,
      [expect.stringMatching(/"hidden" is (neither|not).*: the product is not shown$/)],
    ])
  })

  test('is tracked when one variant is', async () => {
    const uncounted = older('a', { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '' })
    expect((await only(uncounted, { ...uncounted, 'Variant Inventory Tracker': 'shopify' })).notes).toEqual([])
  })

  test('takes its colors from the first color option, even the third option', async () => {
    const option = (at: number, name: string, value: string) => ({
      [`Option${at} Name`]: name,
      [`Option${at} Value`]: value,
    })
    const third = older('a', { ...option(1, 'Size', 'S'), ...option(3, 'اللون', 'أحمر') })
    expect((await only(third)).draft?.colors).toEqual(['#B2372A'])
    const two = older('a', { ...option(1, 'Color', 'Navy'), ...option(2, 'Colour', 'Red') })
    expect((await only(two)).draft?.colors).toEqual(['#2B4C7E'])
  })

  test('is assembled from rows that are apart', async () => {
    const file = await readDrafts(
      csv([
        older('a'),
        older('b'),
        { Handle: 'A', 'Variant SKU': 'x', 'Variant Price': '10', 'Variant Inventory Qty': '1' },
      ]),
    )
    expect(file.drafts.map(({ handle, stock, price }) => [handle, stock, price])).toEqual([
      ['a', 6, 1000],
      ['b', 5, 1000],
    ])
  })

  test('has distinct pictures by position, variant pictures last', async () => {
    const picture = (name: string, position: string, variant = '') => ({
      Handle: 'a',
      'Image Src': `https://x/${name}?v=1`,
      'Image Position': position,
      'Variant Image': variant,
    })
    const { draft } = await only(
      older('a', picture('two.jpg', '2', 'https://x/four.png')),
      picture('nowhere.jpg', ''),
      picture('one.jpg', '1'),
      picture('three.jpg', '3'),
      picture('two.jpg', '4'),
    )
    expect(draft?.pictures?.map(fileName)).toEqual(['one.jpg', 'two.jpg', 'three.jpg', 'nowhere.jpg', 'four.png'])
  })

  test.each([
    [{ Published: 'false' }, false],
    [{ Published: 'FALSE' }, false],
    [{ Published: 'no' }, false],
    [{ Published: '0' }, false],
    [{ Published: 'not yet' }, false],
    [{ Published: '' }, true],
    [{ Published: 'true', Status: 'draft' }, false],
    [{ Published: 'true', Status: 'Archived' }, false],
    [{ Published: 'true', Status: 'unlisted' }, false],
    [{ Published: 'TRUE', Status: 'Active' }, true],
    [{ Published: 'TRUE', Status: 'new' }, false],
  ])('%j: visible %s', async (cells, visible) => expect((await only(older('a', cells))).draft?.visible).toBe(visible))

  test('is in the category of its type, else of the last part of its product category', async () => {
    const category = { 'Product Category': 'Animals & Pet Supplies > Pet Supplies > Bird Supplies' }
    expect((await only(older('a', { ...category }))).draft?.category).toEqual({ en: 'Feed', ar: 'Feed' })
    expect((await only(older('a', { ...category, Type: '' }))).draft?.category?.en).toBe('Bird Supplies')
    expect((await only(older('a', { Type: '' }))).draft?.category).toBeNull()
    expect((await only(older('a', { Type: 'Feed > Hay' }))).draft?.category?.en).toBe('Feed > Hay')
    expect((await only({ Handle: 'a', ...category })).draft?.category?.en).toBe('Bird Supplies')
    expect((await only(older('a', { Type: '', subcategory: 'Hay' }))).draft?.subcategory).toBeNull()
    expect((await only(older('a', { typeAr: 'أعلاف', subcategory: 'Hay' }))).draft).toMatchObject({
      category: { en: 'Feed', ar: 'أعلاف' },
      subcategory: { en: 'Hay', ar: 'Hay' },
    })
  })

  test('notes colors that map to the same color', async () => {
    const colour = (value: string, at: number) =>
      older('a', { 'Variant SKU': String(at), 'Option1 Name': 'Color', 'Option1 Value': value })
    const written = ['Onyx', 'onyx', 'Ebony', 'Red', 'Ebony', 'Onyx', 'Blue Check']
    const { draft, notes } = await only(...written.map(colour))
    expect(draft?.colors).toEqual(['#21160F', '#B2372A', 'Blue Check'])
    expect(said(notes)).toEqual([
      {
        line: 2,
        handle: 'a',
        reason: '"Onyx" is shown as the colour "Black": the shop has no other name for it',
      },
      { line: 4, handle: 'a', reason: '"Ebony" and "Onyx" are one colour in the shop' },
    ])
  })

  test('notes each further title under its handle once', async () => {
    const { draft, notes } = await only(
      older('a', { Title: 'Cat food', 'Variant SKU': '1' }),
      older('a', { Title: ' Cat  food', 'Variant SKU': '2' }),
      older('a', { Title: 'Dog food', 'Variant SKU': '3' }),
      older('a', { Title: '', 'Variant SKU': '4' }),
      older('A', { Title: 'Dog food', 'Variant SKU': '5' }),
    )
    expect(draft?.title.en).toBe('Cat food')
    expect(said(notes)).toEqual([
      { line: 4, handle: 'a', reason: 'another title for the same handle: "Dog food"; the first counts' },
    ])
  })

  test('reads Arabic digits', async () => {
    const { draft } = await only(older('a', { 'Variant Price': '١٢٫٥', 'Variant Inventory Qty': '٧' }))
    expect(draft).toMatchObject({ price: 1250, stock: 7 })
  })
})

describe('texts', () => {
  const long = (length: number) => 'x'.repeat(length)

  test('are limited in length', async () => {
    const fits = older(long(255), { Title: long(255), Type: long(100), titleAr: long(255), subcategory: long(100) })
    expect((await only(fits)).notes).toEqual([])
    for (const column of ['Type', 'typeAr', 'subcategory', 'subcategoryAr']) {
      const { bad } = await readDrafts(csv([older('a', { subcategory: 'Hay', [column]: long(101) })]))
      expect(bad.map(({ reason }) => reason)).toEqual([expect.stringContaining('is longer than 100 characters')])
    }
  })

  test.each([
    ['as long as may be', long(20_000), long(20_000), []],
    ['a character longer', `${long(19_999)} y`, long(19_999), [20_000]],
    ['cut before a character that would be cut in half', `${long(19_999)}🐈`, long(19_999), [20_000]],
  ])('a description is %s', async (_, written, read, cutAt) => {
    const { draft, notes } = await only(older('a', { 'Body (HTML)': written }))
    expect(draft?.description.en).toBe(read)
    expect(notes.map(({ reason }) => reason)).toEqual(
      cutAt.map((most) => `the description is longer than ${most} characters and was cut`),
    )
  })

  test('are the first non-empty ones of the product’s rows', async () => {
    const { draft } = await only(older('a', { Title: '' }), older('a', { Title: 'Late' }))
    expect(draft?.title.en).toBe('Late')
  })
})

test('a variant picture alone is a picture of the product', async () => {
  expect((await only({ Handle: 'a', 'Variant Image': 'a.jpg' })).draft?.pictures).toEqual(['a.jpg'])
})

test('handles ignore case and allow dots, dashes and underscores', async () => {
  const { drafts } = await readDrafts(csv([older('cafe\u0301'), older('CAFÉ'), older('a.b_c-d')]))
  expect(drafts.map(({ handle, stock }) => [handle, stock])).toEqual([
    ['café', 10],
    ['a.b_c-d', 5],
  ])
})

describe('bad rows', () => {
  test.each(['Title', 'Option1 Value', 'Variant SKU', 'Variant Compare At Price', 'Variant Inventory Qty'])(
    'a row with any variant column, even only %s, needs a price',
    async (column) => {
      const { drafts, bad } = await readDrafts(csv([older('a'), { Handle: 'a', [column]: '7' }]))
      expect(drafts).toHaveLength(1)
      expect(said(bad)).toEqual([{ line: 3, handle: 'a', reason: 'the price is missing: write it in this row' }])
    },
  )

  test('a row without variant columns creates no variant', async () => {
    const { bad } = await readDrafts(
      csv([older('a'), { Handle: 'a', 'Image Src': 'a.jpg' }, { Handle: 'b', Type: 'Hay' }]),
    )
    expect(said(bad)).toEqual([
      { line: 4, handle: 'b', reason: 'the product has no title: write one in its first row' },
    ])
  })

  test('are reported in file order, also within a product', async () => {
    const file = [older('a', { Title: '' }), older('-b'), older('a', { Title: '', 'Variant Price': 'x' })]
    const handle = 'the handle "-b" may hold letters, digits and dashes only, at most 255: write b'
    expect((await readDrafts(csv(file))).bad.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'the product has no title: write one in its first row'],
      [3, handle],
      [4, 'price "x" is not a number such as 12.50'],
    ])
  })

  test.each([
    [{ Title: '' }, 'the product has no title: write one in its first row'],
    [{ 'Variant Price': '' }, 'the price is missing: write it in this row'],
    [{ 'Variant Price': 'ten' }, 'price "ten" is not a number such as 12.50'],
    [{ 'Variant Price': '-5.00' }, 'price "-5.00" is negative: write what the customer pays'],
    [{ 'Variant Price': '99999999' }, 'price "99999999" is above 10000000'],
    [{ 'Variant Compare At Price': 'x' }, 'compare-at price "x" is not a number such as 12.50'],
    [{ 'Variant Inventory Qty': '1.5' }, 'quantity "1.5" is not a whole number: write how many there are, such as 12'],
    [{ Title: 'x'.repeat(256) }, /title "x+…" is longer than 255/],
  ])('%j keeps its product out, and no other', async (cells, reason) => {
    const file = await readDrafts(csv([older('good'), older('bad', cells), older('fine')]))
    expect(file.drafts.map(({ handle }) => handle)).toEqual(['good', 'fine'])
    expect(said(file.bad)).toEqual([
      { line: 3, handle: 'bad', reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) },
    ])
  })

  test.each([
    ['Title', '#N/A'],
    ['Type', '#NAME?'],
    ['Body (HTML)', '#REF!'],
    ['Published', '#VALUE!'],
    ['Variant Price', '#DIV/0!'],
    ['Variant Inventory Qty', '#n/a'],
    ['Image Src', '#ERROR!'],
  ])('a spreadsheet error value in %s rejects the whole product', async (column, cell) => {
    const second = { Handle: 'bad', 'Option1 Value': 'XL', 'Variant Price': '5', Vendor: '#N/A', [column]: cell }
    const file = await readDrafts(csv([older('good', { Title: 'Vitamin #1', Vendor: '#N/A' }), older('bad'), second]))
    expect(file.drafts.map(({ handle }) => handle)).toEqual(['good'])
    const what = `a cell holds ${cell}, which a spreadsheet writes where a formula fails`
    expect(said(file.bad)).toEqual([
      { line: 4, handle: 'bad', reason: `${what}: mend it there and save the file anew` },
    ])
  })

  test.each([
    ['', 'the handle is missing: each row has that of its product'],
    ['a b', /may hold letters, digits and dashes/],
    ['../x', /may hold letters/],
    [
      'x'.repeat(256),
      `the handle "${'x'.repeat(39)}…" may hold letters, digits and dashes only, at most 255: write another one`,
    ],
  ])('the handle %j is refused', async (handle, reason) => {
    const file = await readDrafts(csv([older('good'), older(handle)]))
    expect(file.drafts).toHaveLength(1)
    expect(said(file.bad)).toEqual([
      { line: 3, handle: null, reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) },
    ])
  })

  test('a bad variant is skipped and the product keeps the others', async () => {
    const file = await readDrafts(
      csv([
        older('a', { 'Body (HTML)': '<p>two\nlines</p>' }),
        { Handle: 'a', 'Option1 Value': 'XL', 'Variant Price': 'x', 'Variant Inventory Qty': '50' },
        older('b'),
      ]),
    )
    expect(file.drafts.map(({ handle, stock }) => [handle, stock])).toEqual([
      ['a', 5],
      ['b', 5],
    ])
    expect(said(file.bad)).toEqual([{ line: 4, handle: 'a', reason: 'price "x" is not a number such as 12.50' }])
  })
})

describe('a description of very much HTML', () => {
  const cut = 'the HTML of the description is longer than 100000 characters and was cut'

  test('of endless open tags is read quickly', async () => {
    const began = performance.now()
    const { draft, notes } = await only(older('a', { 'Body (HTML)': `Hay${'<b>'.repeat(160_000)}more` }))
    expect(draft?.description.en).toBe('Hay')
    expect(notes.map(({ reason }) => reason)).toContain(cut)
    expect(performance.now() - began).toBeLessThan(8000)
  })

  test('with an embedded picture keeps its text', async () => {
    const picture = `<img src="data:image/png;base64,${'iVBORw0K'.repeat(20_000)}">`
    const { draft, notes } = await only(older('a', { 'Body (HTML)': `<p>Hay${picture}</p><p>and oats</p>` }))
    expect(draft?.description.en).toBe('Hay\n\nand oats')
    expect(notes.map(({ reason }) => reason)).not.toContain(cut)
  })
})

describe('very many rows of one handle', () => {
  const more = (count: number) => Array.from({ length: count }, (_, index) => `a,,S${index},x,x`).join('\n')
  const file = (count: number) =>
    bytes(`Handle,Title,Option1 Value,Price,Inventory quantity\na,A,S,5,1\n${more(count)}\nb,B,,5,1`)

  test('are one bad product, reported once and quickly', async () => {
    const began = process.cpuUsage()
    const { drafts, bad, products } = await readDrafts(file(200_000))
    expect(drafts.map(({ handle }) => handle)).toEqual(['b'])
    expect(said(bad)).toEqual([
      { line: 2, handle: 'a', reason: 'the product has 200001 rows, more than 5000: give each product its own handle' },
    ])
    expect(products).toBe(2)
    // CPU time in µs: independent of other load.
    expect(process.cpuUsage(began).user).toBeLessThan(15e6)
  }, 120_000)

  test('up to 5000 are a product', async () => {
    const { drafts, bad } = await readDrafts(file(4999))
    expect(drafts.map(({ handle }) => handle)).toEqual(['a', 'b'])
    expect(bad).toHaveLength(4999)
  })
})
