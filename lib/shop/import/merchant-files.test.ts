import { describe, expect, test } from '@jest/globals'
import type { ProductDraft as Draft } from './draft-content'
import { readDrafts } from './read-drafts'
import { bytes, csv, older } from './testing/csv'
import { merchantFile } from './testing/file'

/** The result of reading a file: products by handle, and its messages with their lines. */
async function read(file: Uint8Array) {
  const { drafts, bad, notes } = await readDrafts(file)
  const said = (issues: typeof bad) => issues.map(({ line, reason }) => `${line}: ${reason}`)
  return {
    drafts,
    of: (handle: string) => drafts.find((one) => one.handle === handle),
    bad: said(bad),
    notes: said(notes),
  }
}
const readFile = (name: string) => read(merchantFile(name))
const readText = (...lines: string[]) => read(bytes(lines.join('\n')))

async function refusal(file: Uint8Array): Promise<string> {
  const error: unknown = await readDrafts(file).then(
    () => null,
    (reason: unknown) => reason,
  )
  return JSON.stringify(error)
}

describe('a row longer than the header', () => {
  test('is refused, naming the amount to quote', async () => {
    const { drafts, bad } = await readFile('long-row.csv')
    expect(drafts.map(({ handle }) => handle)).toEqual(['b'])
    expect(bad).toEqual(['2: the row has 5 cells, the header 4: put 1,299.00 in quotes'])
  })

  test.each([
    ['a,Bale,1,299.00,', 'the row has 5 cells, the header 4: put 1,299.00 in quotes'],
    ['a,Bale,49,90,5', 'the row has 5 cells, the header 4: put 49,90 in quotes'],
    [
      'a,Bale, dry,49.00,5',
      'the row has 5 cells, the header 4: put each cell that holds a comma in straight quotes (")',
    ],
    ['a,Bale,49.00,5,', 'the row has 5 cells, the header 4: delete each comma too many at its end'],
  ])('also as %j', async (row, reason) => {
    const { bad, drafts } = await readText(
      'Handle,Title,Variant Price,Variant Inventory Qty',
      row,
      ',,,,,,',
      'b,Straw,45,9',
    )
    expect([drafts.length, bad]).toEqual([1, [`2: ${reason}`]])
  })
})

describe('typographic quotes', () => {
  test('around a cell are reported', async () => {
    const { drafts, bad } = await readFile('curly-quotes.csv')
    expect(drafts).toEqual([])
    expect(bad).toEqual([
      '2: the row has 7 cells, the header 4: typographic quotes (“ ”) hold no cell together, write straight ones (")',
    ])
  })

  test('are found in a row of normal length, and only noted where they split nothing', async () => {
    const { bad, notes } = await readText(
      'Handle,Title,Variant Price,Variant Inventory Qty,Type',
      'a,“Sand, fine”,29.00,4',
      'b,“Best” sand,29.00,4,Sand',
    )
    expect(bad).toEqual([expect.stringMatching(/^2: the row has 5 cells, the header 5: typographic quotes/)])
    expect(notes).toEqual([expect.stringMatching(/^3: a cell begins with a typographic quote such as “/)])
  })
})

describe('variants', () => {
  /** A product's sizes as `name price stock`. */
  const sizesOf = (draft: Draft | undefined) =>
    draft?.sizes?.map(({ name, price, stock }) => [name.en, price, stock].join(' '))

  test('are sizes with their own prices and stock', async () => {
    const { of, bad, notes } = await readFile('sizes.csv')
    expect(sizesOf(of('d'))).toEqual(['2 kg 3000 10', '5 kg 6000 5', '12 kg 12000 3'])
    expect(sizesOf(of('c'))).toEqual(['1 kg 2000 0', '10 kg 15000 7'])
    expect(sizesOf(of('s'))).toEqual(['S 5000 0', 'M 5000 3'])
    expect([bad, notes]).toEqual([[], []])
  })

  test('by color: each is a size where prices differ, and a name without a swatch is kept', async () => {
    const { of, bad, notes } = await readFile('colours.csv')
    expect(of('k')).toMatchObject({ price: 2000, colors: [] })
    expect(sizesOf(of('k'))).toEqual(['Black 2000 0', 'Gold 9500 7'])
    expect(of('r')).toMatchObject({ price: 3000, stock: 8, colors: ['Gunmetal Titanium', 'Black/Celeste'], sizes: [] })
    expect(bad).toEqual([])
    expect(notes).toEqual(['2: its colours cost 20.00 to 95.00: each is a choice of its own, shown without a swatch'])
  })

  const options = (header: string, ...rows: string[]) =>
    readText(`Handle,Title,${header},Price,Inventory quantity`, ...rows.map((row) => `a,A,${row}`))

  test('of several options combine; colors share the stock of their size', async () => {
    const header = 'Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value'
    const { of, notes } = await options(
      header,
      'Size,Large,Color,Red,Material,Leather,20,1',
      'Size,Large,Color,Navy,Material,Leather,20,0',
      'Size,large,Color,Navy,Material,Nylon,10,4',
    )
    expect(sizesOf(of('a'))).toEqual(['Large / Leather 2000 1', 'large / Nylon 1000 4'])
    expect(of('a')).toMatchObject({ price: 1000, oldPrice: undefined, stock: 0, colors: ['#B2372A', '#2B4C7E'] })
    expect(notes).toEqual([
      '2: "Large / Leather" is sold out in "Navy", which can still be chosen: the shop counts one stock for a size',
    ])
  })

  test.each(['Size', 'Weight', 'Title', 'الحجم', 'الوزن', 'Whatever'])('of an option %s are sizes', async (name) => {
    const { of } = await options('Option1 Name,Option1 Value', `${name},One,1,1`, `${name},Two,2,1`)
    expect(sizesOf(of('a'))).toEqual(['One 100 1', 'Two 200 1'])
  })

  test('of one size and color with two prices are refused', async () => {
    const { bad } = await options('Option1 Name,Option1 Value', 'Size,S,10,1', 'Size,M,15,1', 'Size,s,20,1')
    expect(bad).toEqual(['4: lines 2 and 4 are one size and cost 10.00 to 20.00: give each size its own name'])
  })

  test('without their size, or with a name too long, are left out alone', async () => {
    const { of, bad } = await options(
      'Option1 Name,Option1 Value',
      'Size,S,10,1',
      ',,15,1',
      `,${'x'.repeat(101)},15,1`,
      ',M,12,1',
    )
    expect(sizesOf(of('a'))).toEqual(['S 1000 1', 'M 1200 1'])
    expect(bad).toEqual([
      '3: the Size is missing: write it in this row',
      expect.stringMatching(/^4: the size "x+…" is longer than 100 characters: shorten it$/),
    ])
  })

  test('that a spreadsheet turned into dates are noted', async () => {
    const { notes } = await options(
      'Option1 Name,Option1 Value',
      'Size,04-Feb,10,1',
      'Size,Jun-08,15,1',
      'Size,8-10 kg,20,1',
    )
    expect(notes.map((note) => note.split(':')[0])).toEqual(['2', '3'])
    expect(notes[0]).toContain('the size "04-Feb" looks like a date')
  })

  test.each([
    ['02-أبريل', true],
    ['٢/٤/٢٠٢٦', true],
    ['2/4/2026', true],
    ['Apr-12', true],
    ['10/20/30', false],
    ['2-4 kg', false],
  ])('that read %j are dates of a spreadsheet: %j', async (size, isDate) => {
    const { notes } = await readText('Handle,Title,Option1 Name,Option1 Value,Price', `a,A,Size,${size},5`)
    expect(notes.some((note) => note.includes('looks like a date'))).toBe(isDate)
  })

  test('have Arabic names of their own columns, else of the common words', async () => {
    const header = 'Option1 Name,Option1 Value,Option1 Value (ar),Option2 Name,Option2 Value'
    const { of } = await options(header, 'Size,Large,كبير جدا,Bag,Paper,1,1', 'Size,12 kg,,Bag,Jute,2,1')
    expect(of('a')?.sizes?.map(({ name }) => name)).toEqual([
      { en: 'Large / Paper', ar: 'كبير جدا / Paper' },
      { en: '12 kg / Jute', ar: '12 كجم / Jute' },
    ])
  })

  test('keep their SKU, but for a size whose colors have several', async () => {
    const { of } = await options(
      'Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU',
      'Size,S,Color,Red,S-1,1,1',
      'Size,S,Color,Navy,S-2,1,1',
      'Size,M,Color,Red,"=""0042""",1,1',
    )
    expect(of('a')?.sizes?.map(({ sku }) => sku)).toEqual(['', '0042'])
  })

  test('a sold-out color is noted, except in this shop’s export, which splits one stock', async () => {
    const rows = (...more: string[]) => [
      ['Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty', ...more].join(','),
      `a,Collar,Color,Black,20,0`,
      `a,,,Gold,20,7`,
    ]
    const out = 'the colour "Black" is sold out and can still be chosen: the shop counts one stock for all'
    expect((await readText(...rows())).notes).toEqual([`2: ${out}`])
    expect((await readText(...rows('Oasis Row'))).notes).toEqual([])
  })

  test('of two products under one handle are refused with both lines', async () => {
    const { bad, notes } = await readText('Handle,Title,Price', 'a,Bale,10', 'b,Oats,5', 'a,Straw,20')
    expect(bad).toEqual([
      '4: lines 2 and 4 have one handle and cost 10.00 to 20.00: give each product its own handle, or each size a name in Option1 Name and Option1 Value',
    ])
    expect(notes).toContain('4: the same handle as in line 2, with others between: they were read as one product')
  })

  test('of a single size are one, unless the title says it', async () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Price,Inventory quantity'
    const sizes = async (title: string, name = 'Size', value = '5 kg') =>
      sizesOf((await readText(header, `a,${title},${name},${value},10,1`)).of('a'))
    expect(await sizes('Dog food')).toEqual(['5 kg 1000 1'])
    expect(await sizes('Dog food 5 KG')).toEqual([])
    expect(await sizes('Dog food', 'Title')).toEqual([])
    expect(await sizes('Dog food', 'Size', 'Default Title')).toEqual([])
  })

  test('get the old price valid for all', async () => {
    const old = (...prices: string[]) =>
      readText(
        'Handle,Title,Option1 Name,Option1 Value,Price,Compare-at price',
        ...prices.map((one, at) => `a,A,Color,${at ? 'Red' : 'Navy'},10,${one}`),
      )
    const { drafts, notes } = await old('20', '15')
    expect([drafts[0]?.oldPrice, notes]).toEqual([1500, ['2: variants have several compare-at prices: 15.00 counts']])
    expect((await old('20', '')).drafts[0]?.oldPrice).toBeNull()
  })
})

describe('prices', () => {
  test('are read in common notations', async () => {
    const { of, bad } = await readFile('spreadsheet-prices.csv')
    expect(['f1', 'f2', 'f4', 'f5', 'f6'].map((one) => of(one)?.price)).toEqual([8990, 2495, 7500, 7500, 145_000])
    expect(of('f2')?.oldPrice).toBe(3000)
    expect(bad).toEqual(['4: price "2.450": 2450 or 2.45? Write 2450.00 or 2.45'])
  })

  test('of the UAE market win, and products excluded there are hidden', async () => {
    const { of, notes } = await readFile('market-columns.csv')
    expect(of('m')).toMatchObject({ price: 3670, visible: false })
    expect(of('n')).toMatchObject({ price: 3670, visible: true })
    expect(notes).toEqual([
      expect.stringMatching(/^1: the price, compare-at price and inclusion of the market in the Emirates count/),
      '2: it is not included in the market in the Emirates: the product is not shown',
    ])
  })

  test('of another currency are not mixed with market prices', async () => {
    const { drafts } = await readText(
      'Handle,Title,Price,Compare-at price,Price / UAE,Price / الكويت',
      'a,A,10,99,36.70,3',
    )
    expect(drafts).toMatchObject([{ price: 3670, oldPrice: null }])
  })

  test.each(['0', '0.00', 'AED 0', '٠', '0.001'])('of zero are refused (%j)', async (price) => {
    const { drafts, bad } = await readText('Handle,Title,Price', `a,A,${price}`)
    expect(drafts).toEqual([])
    expect(bad).toEqual([
      '2: the price is 0.00: write what it costs, or take the product out of the file; to have customers ask for the price, write enquiry in a column "Sale"',
    ])
  })

  test.each(['0', '', '0.00'])('of %j are allowed on enquiry', async (price) => {
    const { drafts, bad } = await readText('Handle,Title,Price,Sale', `a,A,${price},Enquiry`, `b,B,${price},pickup`)
    expect(drafts).toMatchObject([{ handle: 'a', price: 0, sale: 'enquiry' }])
    expect(bad).toEqual([expect.stringMatching(/^3: the price is (?:0.00|missing): write/)])
  })
})

describe('what spreadsheets do to cells', () => {
  test('is undone, or refused with advice', async () => {
    const { drafts, bad } = await readFile('formulas.csv')
    expect(drafts).toMatchObject([{ handle: '0042', price: 1200 }])
    expect(bad).toEqual([
      '3: the handle "6.31E+12": a spreadsheet changed this number: format the column as text and write it again',
      '4: the handle "Dog Food 5kg" may hold letters, digits and dashes only, at most 255: write dog-food-5kg',
    ])
  })

  test.each(['=A2*1.05', '=SUM(B2:B9)', '=-B2', '=HYPERLINK("x")'])('the formula %s is refused', async (formula) => {
    const { drafts, bad } = await read(csv([older('good', { Title: '=)' }), { ...older('bad'), Title: formula }]))
    expect(drafts.map(({ handle }) => handle)).toEqual(['good'])
    expect(bad).toEqual([expect.stringMatching(/^3: a cell holds the formula .*: copy the column, paste it as values/)])
  })

  test('is removed from texts', async () => {
    const { of } = await readFile('office-leftovers.csv')
    expect(of('l1')).toMatchObject({ title: { en: 'Straw' }, description: { en: 'First\nSecond' } })
    expect(of('l2')?.description.en).toBe('Chaff')
    expect(of('l3')?.description.en).toBe('Fine & dry')
  })

  test('entities are decoded in all texts, without creating a second category', async () => {
    const { drafts } = await readFile('entities.csv')
    expect(drafts.map(({ title, category }) => [title.en, category?.en])).toEqual([
      ['Cat & kitten bed', 'Beds & mats'],
      ['Dog bed', 'Beds & mats'],
    ])
    const texts = {
      Title: 'A &amp;amp; B &#39;C&#x27; &lt;D&gt;',
      subcategory: 'Hay &amp; straw\u200B',
      titleAr: 'ق&nbsp;ط',
    }
    const option = { 'Option1 Name': 'Colo&#117;r', 'Option1 Value': 'Na&#118;y' }
    expect((await read(csv([older('a', { ...texts, ...option })]))).drafts).toMatchObject([
      { title: { en: "A & B 'C' <D>", ar: 'ق ط' }, subcategory: { en: 'Hay & straw' }, colors: ['#2B4C7E'] },
    ])
  })
})

describe('what other shops sell differently', () => {
  test('is noted or refused', async () => {
    const { drafts, bad, notes } = await readFile('stock-policy.csv')
    expect(drafts.map(({ handle }) => handle)).toEqual(['p1', 'p2'])
    expect(bad).toEqual(['4: a gift card, which the shop does not sell: take it out of the file'])
    expect(notes).toEqual([
      '1: not kept: "Vendor", "Tags". Write what customers search for into the title or description',
      '2: is sold without stock where the file comes from, here only what is in stock: set it with `stock set`',
      '3: stock is not tracked in the file and counts as 0: set it with `stock set`',
    ])
  })

  test.each([
    ['Published', 'FALSCH'],
    ['Published', 'x'],
    ['Published', 'WAHR'],
    ['Status', 'new'],
    ['Included / UAE', 'perhaps'],
  ])('%s %j is not shown, and noted', async (column, word) => {
    const { drafts, notes } = await read(csv([older('a', { [column]: word })]))
    expect(drafts[0]?.visible).toBe(false)
    expect(notes.at(-1)).toMatch(/ (?:is neither TRUE nor FALSE|is not known): the product is not shown$/)
  })
})

describe('handles', () => {
  test('are matched without invisible characters', async () => {
    const { drafts } = await read(
      csv([older('hay\u200B'), older('\u202Ahay\u202C'), older('\uFEFFhay'), older('ha\u00ADy')]),
    )
    expect(drafts.map(({ handle, stock }) => [handle, stock])).toEqual([['hay', 20]])
  })

  test('far apart are noted once with both lines', async () => {
    const rows = [older('a', { 'Variant SKU': '1' }), older('b'), older('a', { 'Variant SKU': '2' }), older('c')]
    const { notes } = await read(csv([...rows, older('a', { 'Variant SKU': '3' })]))
    expect(notes).toEqual(['4: the same handle as in line 2, with others between: they were read as one product'])
  })
})

describe('header lines', () => {
  test.each([
    [['My list of July', '', 'Handle,Title,Price', 'a,A,12'], 3],
    [['My list;;', 'Handle;Title;Price', 'a;A;12'], 2],
    [['"Prices, all in AED"', '\tNew', 'Handle\tTitle\tPrice', 'a\tA\t12'], 3],
  ])('are found below a title: %j', async (lines, header) => {
    const { drafts, notes } = await readText(...lines)
    expect(drafts).toMatchObject([{ handle: 'a', price: 1200, line: header + 1 }])
    expect(notes[0]).toMatch(/^1: passed over, as the header stands below: "/)
  })

  test.each([
    [
      'Handle,Title,Title,Price',
      'Columns 2 and 3, \\"Title\\" and \\"Title\\", say the same: delete or rename one of them.',
    ],
    [
      'Handle,Title,Price,Variant Price',
      'Columns 3 and 4, \\"Price\\" and \\"Variant Price\\", say the same: delete or rename one',
    ],
  ])('with two columns for one field are refused: %s', async (header, reason) => {
    expect(await refusal(bytes(`${header}\na,A,1,2`))).toContain(reason)
  })

  test('that are unknown are listed with the columns to rename', async () => {
    const reason = await refusal(bytes('Item name;Code;Qty;السعر\nHay;h;1;5'))
    expect(reason).toContain('It has \\"Item name\\", \\"Code\\", \\"Qty\\", \\"السعر\\".')
    const rename =
      'Rename \\"Item name\\" to \\"Title\\", \\"Code\\" to \\"Handle\\", \\"Qty\\" to \\"Variant Inventory Qty\\"'
    expect(reason).toContain(`${rename}, \\"السعر\\" to \\"Variant Price\\"`)
  })

  test('in Windows-1256 are reported', async () => {
    expect(await refusal(Buffer.from([0xc7, 0xe1, 0x2c, 0xc7, 0x0a, 0x31, 0x2c, 0x32]))).toContain(
      'not UTF-8 text: open the file',
    )
  })
})

describe('exports of other shops', () => {
  test('WooCommerce', async () => {
    const { drafts, notes } = await readFile('other-shop.csv')
    expect(drafts).toMatchObject([{ handle: 'a-1', title: { en: 'Thing' }, price: 1000, visible: true }])
    expect(notes[0]).toBe('1: read as an export of WooCommerce: its prices count as dirhams (AED)')
    const more = await readText(
      'ID,Type,SKU,Name,Published,Description,Date sale price ends,Stock,Backorders allowed?,Sale price,Regular price,Categories,Images',
      '1,simple,,Dog Bed,-1,<p>Soft</p>,2020-01-01,4,1,80,100,"Dogs > Beds, Cats",bed.jpg',
      '2,variable,s,Shirt,1,,,,,,,,',
      '3,variation,s-1,Shirt - S,1,,,2,,,40,,',
    )
    expect(more.drafts).toMatchObject([
      { handle: 'dog-bed', price: 8000, oldPrice: 10_000, stock: 4, visible: false, category: { en: 'Beds' } },
    ])
    expect(more.bad).toEqual([
      expect.stringMatching(/^3: WooCommerce says "variable": give each/),
      expect.stringMatching(/^4: /),
    ])
    expect(more.notes).toContainEqual(expect.stringMatching(/^1: the dates of sale prices are not read/))
    expect(more.notes).toContainEqual(expect.stringMatching(/^2: is sold without stock where the file comes from/))
  })

  test('WooCommerce, whose descriptions hold line breaks as \\n', async () => {
    const { drafts } = await readText(
      'ID,Type,SKU,Name,Published,Description,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,simple,hay,Hay,1,"<p>Soft.</p>\\n<ul>\\n<li>dry</li>\\n</ul>",1,10,,,',
      '2,simple,oats,Oats,1,"First\\nsecond, C:\\\\new",1,10,,,',
      '3,variable,lead,Lead,1,سطر\\nسطر,,,,Size,S',
      '4,variation,,,1,,1,10,lead,Size,S',
      '5,simple,bran,Bran,1,"Fine <b>bran</b>\\nof wheat.\\n\\nFor <i>camels</i>:\\n<ul>\\n\\n<li class=""a"">old</li>\\n\\n<li>young</li>\\n</ul>",1,10,,,',
    )
    expect(drafts.map(({ description }) => description.en)).toEqual([
      'Soft.\n\n• dry',
      'First\nsecond, C:\\new',
      'سطر\nسطر',
      'Fine bran\nof wheat.\n\nFor camels:\n\n• old\n• young',
    ])
  })

  test('Salla, below its group titles', async () => {
    const { drafts, notes } = await readText(
      'بيانات المنتج,,,,,,,',
      'النوع ,أسم المنتج,تصنيف المنتج,سعر المنتج,الوصف,رمز المنتج sku,السعر المخفض,الكمية',
      'منتج,طعام قطط,قطط > طعام,١٥٠٫٥٠,<p>جيد</p>,CAT-1,١٢٠,12',
      'منتج,رمل,قطط,45,,,0,3',
    )
    expect(drafts).toMatchObject([
      {
        handle: 'cat-1',
        title: { en: 'طعام قطط' },
        price: 12_000,
        oldPrice: 15_050,
        stock: 12,
        category: { en: 'طعام' },
      },
      { handle: 'رمل', price: 4500, oldPrice: null, stock: 3 },
    ])
    expect(notes).toContainEqual('2: read as an export of Salla: its prices count as dirhams (AED)')
  })

  test('Zid', async () => {
    const { drafts, bad, notes } = await readText(
      'sku,name_ar,name_en,price,sale_price,quantity,categories_ar,categories_en,published,has_variants,description_ar',
      'C1,قبعة,Cap,30.5,,2,ملابس>قبعات,Clothes>Caps,Yes,No,وصف',
      'C2,رسن,,10,,1,أدوات,,No,No,',
      'C3,طوق,Collar,10,,1,,,Yes,Yes,',
      'C3-S,,,10,,1,,,,,',
    )
    expect(drafts).toMatchObject([
      { handle: 'c1', title: { en: 'Cap', ar: 'قبعة' }, category: { en: 'Caps', ar: 'قبعات' }, visible: true },
      { handle: 'c2', title: { en: 'رسن', ar: 'رسن' }, category: { en: 'أدوات' }, visible: false },
    ])
    expect(bad).toEqual([
      '4: Zid says "Yes": give each variation a row of its own, as a product with a name and a price',
      '5: the product has no name: write one',
    ])
    expect(notes).toEqual(['1: read as an export of Zid: its prices count as dirhams (AED)'])
  })
})

test("Shopify's inventory file is a stock list of what can be sold", async () => {
  const { drafts, bad, notes } = await readText(
    'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Bin name,Incoming (not editable),' +
      'Unavailable (not editable),Committed (not editable),Available (not editable),On hand (current),On hand (new)',
    'a,A,Title,Default Title,1,,,Dubai,,0,1,2,7,10,',
    'a,A,Title,Default Title,1,,,Sharjah,,0,0,0,not stocked,not stocked,',
    'b,B,Title,Default Title,2,,,Dubai,,0,1,2,7,10,20',
  )
  expect(drafts.map(({ handle, price, stock }) => [handle, price, stock])).toEqual([
    ['a', undefined, 7],
    ['b', undefined, 17],
  ])
  expect([bad, notes]).toEqual([[], [expect.stringMatching(/^1: read as an inventory file/)]])
})

test.each([
  ['PK\x03\x04\x14\x00products.csv', 'This is a ZIP archive: unpack it and import the CSV in it.'],
  ['PK\x03\x04\x14\x00[Content_Types].xml', 'This is an Excel workbook: open it in Excel, save it as'],
  ['PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'This is a spreadsheet of LibreOffice'],
  ['\x1F\x8B\x08', 'This is a compressed file (gzip): unpack it'],
  ['%PDF-1.7', 'This is a PDF: save the list as'],
])('a file that begins with %j is identified in the refusal', async (head, reason) => {
  expect(await refusal(Buffer.from(head, 'latin1'))).toContain(reason)
})
