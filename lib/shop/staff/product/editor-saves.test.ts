import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { editedContent, editorValues, emptySize } from '@/components/staff/products/editor-values'
import { ProductBody, type ProductContent } from '@/lib/contract/staff-products'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addProduct } from '../../catalogue/testing/fixture'
import { exportCsv } from '../../import/csv-export'
import { csv, older } from '../../import/testing/csv'
import { runImport } from '../../import/testing/run-import'
import { createProduct, saveProduct } from './save'
import { editedProduct } from './edited'

const plain: ProductContent = {
  title: { en: 'Date syrup', ar: 'دبس التمر' },
  description: { en: '', ar: '' },
  ...{ price: 25, oldPrice: null, stock: 4, sizes: [], colors: [], category: null, subcategory: null, sale: 'cart' },
  ...{ leadTime: null, facts: [], vat: 'standard', visible: true, inFeeds: null, pictures: [] },
}

/** Opens the editor, changes the values, and sends what the browser sends. */
async function edit(
  id: string,
  change: (values: ReturnType<typeof editorValues>) => object,
  meanwhile = async () => {},
) {
  const opened = await editedProduct(id)
  const before = editorValues(opened, (color) => color, 'en')
  await meanwhile()
  const body = ProductBody.parse({
    ...editedContent({ ...before, ...change(before) }, before, new Map()),
    version: opened.version,
  })
  return saveProduct(id, body)
}

describeOnOneEngine('the editor of a product', () => {
  test('sales since it was opened count when the product gets its first size', async () => {
    const id = await addProduct({ title: { en: 'Barley', ar: 'شعير' }, stock: 10 })
    const sold = async () =>
      void (await (await database()).execute(`update products set stock = stock - 9 where id = '${id}'`))
    const saved = await edit(
      id,
      // As the button "Add a size" does.
      ({ price, oldPrice, stock }) => ({
        sizes: [{ ...emptySize, price, oldPrice, stock, name: { en: '5 kg', ar: '' } }],
      }),
      sold,
    )
    expect(saved.content.stock).toBe(1)
  })

  test('a colour of an import stays one colour', async () => {
    const option = { 'Option1 Name': 'Color', 'Option1 Value': 'أحمر، أزرق' }
    await runImport(csv([older('lead', option)]))
    const { id, content } = await editedProduct('lead')
    expect(content.colors).toHaveLength(1)
    const saved = await edit(id, () => ({ price: '12.00' }))
    expect(saved.content.colors).toEqual(content.colors)
  })

  test('a product with a fact of signs alone can be saved', async () => {
    await runImport(csv([older('cage', { 'Fact: Washable': '✓' })]))
    const saved = await edit('cage', () => ({ price: '12.00' }))
    expect(saved.content.price).toBe(12)
  })

  test('a product that an import gave more than a person types can be saved', async () => {
    const many = (row: (n: number) => Record<string, string>) => Array.from({ length: 120 }, (_, n) => row(n))
    const option = (n: number, name: string) => ({ 'Option1 Name': name, 'Option1 Value': `Kind ${n}` })
    await runImport(
      csv([
        ...many((n) => older('rope', { ...option(n, 'Length'), Title: 'Rope' })),
        ...many((n) => older('ribbon', { ...option(n, 'Color'), Title: 'Ribbon' })),
        older('album'),
      ]),
    )
    const images = Array.from({ length: 120 }, (_, n) => n.toString(16).padStart(24, '0'))
    await (await database()).update(products).set({ images }).where(eq(products.handle, 'album'))
    const saved = async (handle: string) => (await edit(handle, () => ({ title: { en: 'New', ar: '' } }))).content
    expect([(await saved('rope')).sizes.length, (await saved('ribbon')).colors.length]).toEqual([120, 120])
    expect((await saved('album')).pictures).toHaveLength(120)
  })

  test('a size has a name of its own: an import would refuse the export of two of one name', async () => {
    const id = await addProduct({ title: { en: 'Halter', ar: 'رسن' } })
    const size = (en: string, ar: string, price: string) => ({ ...emptySize, price, stock: '1', name: { en, ar } })
    const save = (...sizes: object[]) => edit(id, () => ({ sizes }))
    const twice = { issues: [{ message: 'sizeTwice', path: ['sizes', 1, 'name', 'en'] }] }
    await expect(save(size('Large', '', '10'), size('large', 'كبير', '20'))).rejects.toMatchObject(twice)
    const { content } = await save(size('Large', '', '10'), size('', 'كبير', '20'))
    expect(content.sizes).toHaveLength(2)
    const parts: string[] = []
    for await (const part of exportCsv()) parts.push(part)
    expect(await runImport(new TextEncoder().encode(parts.join('')))).toMatchObject({ bad: [], changed: 0 })
  })

  test('a double tap makes one product, and neither fails', async () => {
    const body = { ...plain, id: uuidv7() }
    const outcomes = await Promise.allSettled([createProduct(body), createProduct(body)])
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code))).toEqual(['done', 'done'])
  })
})
