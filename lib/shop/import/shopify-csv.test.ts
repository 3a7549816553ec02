import { describe, expect, test } from '@jest/globals'
import { ShopError } from '@/lib/contract/error'
import { findColumns, unreadColumns, csvRow } from './columns'
import { remark } from './remarks'
import { readShopifyCsv } from './shopify-csv'
import { bytes } from './testing/csv'
import { said } from './testing/said'

const titles = (file: Awaited<ReturnType<typeof readShopifyCsv>>) =>
  file.rows.map((row) => [row.line, row.cell('handle'), row.cell('title')])

/** Header lines of Shopify exports, before 2024 and since. */
const generations = {
  older:
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,' +
    'Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,' +
    'Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,' +
    'Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,' +
    'Google Shopping / MPN,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Price / International,' +
    'Compare At Price / International,Status',
  newer:
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,' +
    'Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,' +
    'Price,Compare-at price,Cost per item,Charge tax,Tax code,Unit price total measure,Unit price total measure unit,' +
    'Unit price base measure,Unit price base measure unit,Inventory tracker,Inventory quantity,' +
    'Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,' +
    'Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description,' +
    'Color (product.metafields.shopify.color-pattern),Google Shopping / MPN',
}

describe('the columns of a file', () => {
  const found = (line: string) => {
    const header = line.split(',')
    return Object.fromEntries([...findColumns(header)].map(([column, at]) => [column, header[at]]))
  }

  test('of either generation are equal, and none is ignored', () => {
    expect(unreadColumns(generations.older.split(','))).toEqual([])
    expect(unreadColumns(generations.newer.split(','))).toEqual([])
    expect(found(generations.older)).toEqual({
      ...{ handle: 'Handle', title: 'Title', description: 'Body (HTML)', type: 'Type', category: 'Product Category' },
      ...{ published: 'Published', status: 'Status', sku: 'Variant SKU', tracker: 'Variant Inventory Tracker' },
      ...{ option1Name: 'Option1 Name', option2Name: 'Option2 Name', option3Name: 'Option3 Name' },
      ...{ option1Value: 'Option1 Value', option2Value: 'Option2 Value', option3Value: 'Option3 Value' },
      ...{ policy: 'Variant Inventory Policy', giftCard: 'Gift Card' },
      ...{ quantity: 'Variant Inventory Qty', price: 'Variant Price', compareAt: 'Variant Compare At Price' },
      ...{ image: 'Image Src', imagePosition: 'Image Position', variantImage: 'Variant Image' },
    })
    expect(found(generations.newer)).toEqual({
      ...{
        handle: 'URL handle',
        title: 'Title',
        description: 'Description',
        type: 'Type',
        category: 'Product category',
      },
      ...{ published: 'Published on online store', status: 'Status', sku: 'SKU', tracker: 'Inventory tracker' },
      ...{ option1Name: 'Option1 name', option2Name: 'Option2 name', option3Name: 'Option3 name' },
      ...{ option1Value: 'Option1 value', option2Value: 'Option2 value', option3Value: 'Option3 value' },
      ...{ policy: 'Continue selling when out of stock', giftCard: 'Gift card' },
      ...{ quantity: 'Inventory quantity', price: 'Price', compareAt: 'Compare-at price' },
      ...{ image: 'Product image URL', imagePosition: 'Image position', variantImage: 'Variant image URL' },
    })
  })

  test('also have the names of even older exports', () => {
    expect(found('Body HTML,Custom Product Type,Standardized Product Type')).toEqual({
      ...{ description: 'Body HTML', type: 'Custom Product Type', category: 'Standardized Product Type' },
    })
    expect(found('Product type')).toEqual({ type: 'Product type' })
  })
})

test('only spreadsheet error values count as failed formulas', () => {
  const failed = (cell: string) => csvRow(2, [cell], { columns: new Map([['title', 0]]), facts: [] }).fault()
  const errors = 'N/A NAME? REF! VALUE! DIV/0! NUM! NULL! SPILL! CALC! FIELD! BLOCKED! CONNECT! GETTING_DATA ERROR!'
  for (const error of errors.split(' '))
    expect(failed(`#${error}`)).toEqual(remark('failedFormula', { cell: `#${error}` }))
  for (const text of ['#N/A yet', 'not #REF!', 'N/A', '#1', '']) expect(failed(text)).toBeNull()
})

describe('readShopifyCsv', () => {
  test('reads both generations of headers, in any order and letter case', async () => {
    const [old] = (
      await readShopifyCsv(
        bytes(
          'Handle,Title,Body (HTML),Variant Price,Variant Inventory Qty,Image Src,Variant Compare At Price,Published\na,A,<p>x</p>,1.00,2,https://x/p.jpg,3.00,true',
        ),
      )
    ).rows
    const [newer] = (
      await readShopifyCsv(
        bytes(
          'TITLE,URL handle,Description,Price,Inventory quantity,Product image URL,Compare-at price,Published on online store\nA,a,<p>x</p>,1.00,2,https://x/p.jpg,3.00,true',
        ),
      )
    ).rows
    for (const column of [
      'handle',
      'title',
      'description',
      'price',
      'quantity',
      'image',
      'compareAt',
      'published',
    ] as const) {
      expect(old?.cell(column)).not.toBe('')
      expect(newer?.cell(column)).toBe(old?.cell(column))
    }
  })

  test('trims cells', async () => {
    const [row] = (await readShopifyCsv(bytes('Handle,Title,Price\n a , A ,1'))).rows
    expect([row?.cell('handle'), row?.cell('title'), row?.cell('price')]).toEqual(['a', 'A', '1'])
  })

  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('counts lines through quoted line breaks and empty lines (%s)', async (_name, end) => {
    const lines = ['\uFEFFHandle,Title,Variant Price', 'a,"A', 'a', 'A",1', '', 'b,B,2', 'c,"C', 'C",3', 'd,D,4']
    const file = await readShopifyCsv(bytes(lines.join(end)))
    expect(titles(file)).toEqual([
      [2, 'a', 'A\na\nA'],
      [6, 'b', 'B'],
      [7, 'c', 'C\nC'],
      [9, 'd', 'D'],
    ])
    expect(file.bad).toEqual([])
  })

  test('reads semicolons, tabs and UTF-16', async () => {
    expect(titles(await readShopifyCsv(bytes('Handle;Title;Variant Price\na;"A, B";1')))).toEqual([[2, 'a', 'A, B']])
    const own = 'Handle;Title;Variant Price;Notes, internal'
    expect(titles(await readShopifyCsv(bytes(`${own}\na;A;1;`)))).toEqual([[2, 'a', 'A']])
    const tabs = Buffer.from('\uFEFFHandle\tTitle\tPrice\na\tقطة\t1\n', 'utf16le')
    expect(titles(await readShopifyCsv(tabs))).toEqual([[2, 'a', 'قطة']])
  })

  test.each([
    ['little-endian', false],
    ['big-endian', true],
  ])('reads UTF-16, %s', async (_name, swapped) => {
    const text = Buffer.from(`\uFEFFHandle\tTitle\tPrice\na\tقطة\t1\nb\tقط\t2\n`, 'utf16le')
    const file = await readShopifyCsv(swapped ? text.swap16() : text)
    expect(titles(file)).toEqual([
      [2, 'a', 'قطة'],
      [3, 'b', 'قط'],
    ])
    expect(file.bad).toEqual([])
  })

  test.each([
    ['sep=;', 'Handle;Title;Price', 'a;"A, B";1'],
    ['SEP=,', 'Handle,Title,Price', 'a,"A, B",1'],
    ['sep=|', 'Handle|Title|Price', 'a|A, B|1'],
    ['"sep=;"', 'Handle;Title;Price', 'a;"A, B";1'],
    ['', 'Handle,Title,Price', 'a,"A, B",1'],
    [',,', 'Handle,Title,Price', 'a,"A, B",1'],
    ['sep=;\n\n \t\n;;', 'Handle;Title;Price', 'a;"A, B";1'],
    ['\nsep=;', 'Handle;Title;Price', 'a;"A, B";1'],
    [' sep=| \n\n||', 'Handle|Title|Price', 'a|A, B|1'],
    ['"",""', 'Handle,Title,Price', 'a,"A, B",1'],
  ])('skips %j before the header', async (before, header, row) => {
    const lines = before.split('\n').length
    for (const mark of ['', '\uFEFF']) {
      const file = await readShopifyCsv(bytes([mark + before, header, row, 'x"'].join('\r\n')))
      expect(titles(file)).toEqual([[lines + 2, 'a', 'A, B']])
      expect(file.bad.map(({ line }) => line)).toEqual([lines + 3])
    }
  })

  test('keeps characters intact across chunks of a long file', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `h${index},${'قطة🐈'.repeat(1 + (index % 5))},1`)
    const file = await readShopifyCsv(bytes(['Handle,Title,Price', ...rows].join('\n')))
    expect(file.rows).toHaveLength(5000)
    expect(
      file.rows.every((row, index) => row.cell('title') === 'قطة🐈'.repeat(1 + (index % 5)) && row.line === index + 2),
    ).toBe(true)
  })

  test('reports a row with broken quotes by line and reads the others', async () => {
    const text = ['Handle,Title,Price', 'a,A,1', 'b,"B" x,2', 'c,"C', 'C",3', 'd,5" pipe,4', 'e,"E,5', 'f,F,6'].join(
      '\n',
    )
    const file = await readShopifyCsv(bytes(text))
    expect(titles(file).map(([line, handle]) => [line, handle])).toEqual([
      [2, 'a'],
      [4, 'c'],
      [8, 'f'],
    ])
    expect(file.bad.map(({ line }) => line)).toEqual([3, 6, 7])
    expect(file.bad[2]?.reason).toMatch(/never closed/)
  })

  test('stops reading after too many broken rows', async () => {
    const broken = (count: number) => readShopifyCsv(bytes(`Handle,Title\n${'x,"X" x\n'.repeat(count)}a,A`))
    const [few, many] = [await broken(99), await broken(100)]
    expect([titles(few), few.bad.length]).toEqual([[[101, 'a', 'A']], 99])
    expect([titles(many), many.bad.length]).toEqual([[], 101])
    expect(said(many.bad).at(-1)).toEqual({
      line: 102,
      handle: null,
      reason: 'too many rows with broken quotes: the rest was not read, save the file anew as "CSV UTF-8"',
    })
  })

  test.each([
    ['a quote is closed in the middle of a cell: write "" for a quote inside one', 'b,"B" x'],
    [
      'a quote stands in the middle of a cell that is not quoted: put the cell in quotes and write "" for the one inside',
      'b,5" pipe',
    ],
    ['a quote is opened and never closed: close it, or write "" for a quote inside a cell', 'b,"B'],
    ['it is too long; a quote may be left open: close it', `b,"B${'x'.repeat(1024 ** 2)}`],
  ])('a row cannot be read: %s', async (why, row) => {
    const { bad } = await readShopifyCsv(bytes(`Handle,Title\n${row}\nc,C`))
    expect(said(bad)[0]).toEqual({ line: 2, handle: null, reason: `the row cannot be read: ${why}` })
  })

  test('reports a row that is not UTF-8 or holds NUL', async () => {
    const text = Buffer.concat([
      Buffer.from('Handle,Title,Price\na,A,1\nb,'),
      Buffer.from([0xc7, 0xe1]),
      Buffer.from(',2\nc,C\0,3\nd,D,4'),
    ])
    const file = await readShopifyCsv(text)
    expect(titles(file).map(([, handle]) => handle)).toEqual(['a', 'd'])
    expect(said(file.bad)).toEqual([
      { line: 3, handle: null, reason: expect.stringContaining('the row is not UTF-8 text: open the file') },
      { line: 4, handle: null, reason: expect.stringMatching(/^the row holds a NUL character: open the file/) },
    ])
  })

  test('accepts U+FFFD that is part of the file', async () => {
    expect(titles(await readShopifyCsv(bytes('Handle,Title\na,\uFFFD')))).toEqual([[2, 'a', '\uFFFD']])
    const tabs = Buffer.from('\uFEFFHandle\tTitle\na\t\uFFFD', 'utf16le')
    expect(titles(await readShopifyCsv(tabs))).toEqual([[2, 'a', '\uFFFD']])
  })

  test('reports a file that is not UTF-8 once, with advice', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) =>
      Buffer.from([0x61, 0x2c, 0xc7, 0xe1, 0x2c, 0x31 + (index % 9), 0x0a]),
    )
    const file = await readShopifyCsv(Buffer.concat([Buffer.from('Handle,Title,Price\n'), ...rows]))
    const what = 'open the file where it was written, save it as "CSV UTF-8" and import it again'
    expect(said(file.bad)).toEqual([
      { line: 2, handle: null, reason: `this row and 2999 more are not UTF-8 text: ${what}` },
    ])
  })

  test('removes the apostrophe that guards against formulas', async () => {
    const file = await readShopifyCsv(bytes("Handle,Title,Price\na,'=SUM(1),1\nb,'tis,2\nc,''-x,3"))
    expect(titles(file).map(([, , title]) => title)).toEqual(['=SUM(1)', "'tis", "'-x"])
  })

  test.each(['PK\x03\x04\x14\x00xl/workbook.xml', '\xD0\xCF\x11\xE0\xA1\xB1'])(
    'a workbook of Excel is called one (%j)',
    async (head) => {
      const file = Buffer.from(`${head} and more`, 'latin1')
      const msg = 'This is an Excel workbook: open it in Excel, save it as "CSV UTF-8" and import that file.'
      await expect(readShopifyCsv(file)).rejects.toMatchObject({ code: 'BadRequest', fields: [{ path: 'file', msg }] })
    },
  )

  test('lists ignored columns, but not Shopify’s own', async () => {
    const notes = async (header: string) => said((await readShopifyCsv(bytes(`\n${header}\na,A,1`))).notes)
    const shopify =
      'Vendor,Tags,Gift Card,SEO Title,Google Shopping / MPN,Variant Grams,Cost per item,Included / Oman,Price / Oman,' +
      'Compare At Price / Oman,Status,Weight value (grams),Option1 Linked To,Color (product.metafields.shopify.color-pattern)'
    expect(await notes(`Handle,Title,Price,${shopify},`)).toEqual([])
    expect(await notes(`Handle,Title,Price,Quantity,Stock,Quantity,${shopify}`)).toEqual([
      { line: 2, handle: null, reason: 'not read: "Quantity", "Stock"' },
    ])
    expect(await notes('Handle,typeAr,subcategory,subcategoryAr,Option1 Value,Image Src,Image Position')).toEqual([
      { line: 2, handle: null, reason: 'not read: "typeAr", "Option1 Value"' },
    ])
    expect(await notes('Handle,Product Category,typeAr,Option2 Value,Option3 Value,Image Position')).toEqual([
      { line: 2, handle: null, reason: 'not read: "Option2 Value", "Option3 Value", "Image Position"' },
    ])
    expect(await notes('Handle,Title,subcategoryAr')).toMatchObject([{ reason: 'not read: "subcategoryAr"' }])
    const [five] = await notes('Handle,Title,A,B,C,D,E')
    expect(five?.reason).toBe('not read: "A", "B", "C", "D", "E"')
    const [many] = await notes('Handle,Title,Price,الكمية,B,C,D,E,F,G')
    expect(many?.reason).toBe('not read: "الكمية", "B", "C", "D", "E" and 2 more')
  })

  test.each([
    ['', 'the file is empty'],
    ['a,b,c\n1,2,3', 'no column "Handle" or "URL handle"'],
    ['Title,Price\nA,1', 'no column "Handle" or "URL handle"'],
    ['Handle,Colour\na,red', 'no column beside the handle that the shop reads'],
    ['{"json": true}', 'no column "Handle" or "URL handle"'],
  ])('%j is no product CSV', async (text, what) => {
    const msg = `This is not a Shopify product CSV: ${what}.`
    await expect(readShopifyCsv(bytes(text))).rejects.toEqual(new ShopError('BadRequest', [{ path: 'file', msg }]))
  })
})
