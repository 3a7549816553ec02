import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { importedProducts, products } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { editedProduct } from '../staff/product/edited'
import { saveProduct } from '../staff/product/save'
import { csv, older } from './testing/csv'
import { keptPicture } from './testing/picture'
import { runImport } from './testing/run-import'

/** Of the file of the third test, by the version before. */
const FORMER = '63a377dbf1291930e7a1624f337c07fe030da915c8da38071a72e1bb6e25cb9c'

describeOnOneEngine('a file that is imported again', () => {
  test('leaves alone what staff changed meanwhile, a picture of theirs included', async () => {
    const file = csv([older('hay', { 'Image Src': 'hay.jpg' })])
    await runImport(file)
    const { id, version, content } = await editedProduct('hay')
    await saveProduct(id, { ...content, version, price: 55, pictures: [await keptPicture(1)] })
    const report = await runImport(file)
    const after = (await editedProduct('hay')).content
    expect([after.price, after.pictures.length]).toEqual([55, 1])
    expect(report).toMatchObject({ changed: 0, unchanged: 1 })
  })

  test('brings its pictures when they are found, and again after other ones', async () => {
    const [one, other] = [await keptPicture(2), await keptPicture(3)]
    const shown = async () => (await editedProduct('oats')).content.pictures
    const file = (name: string) => csv([older('oats', { 'Image Src': name })])
    const pictures = { 'one.jpg': one, 'other.jpg': other }
    await runImport(file('one.jpg'))
    expect(await runImport(file('one.jpg'), { pictures })).toMatchObject({ changed: 1 })
    expect(await shown()).toEqual([one])
    expect(await runImport(file('one.jpg'))).toMatchObject({ unchanged: 1 })
    expect(await runImport(file('one.jpg'), { pictures })).toMatchObject({ unchanged: 1 })
    for (const [name, hash] of [
      ['other.jpg', other],
      ['one.jpg', one],
    ] as const) {
      expect(await runImport(file(name), { pictures })).toMatchObject({ changed: 1 })
      expect(await shown()).toEqual([hash])
    }
  })

  test('counts as unchanged by the hash that former versions kept', async () => {
    const db = await database()
    const file = csv([older('bran', { 'Image Src': 'bran.jpg' })])
    await runImport(file)
    await db.update(importedProducts).set({ contentHash: FORMER }).where(eq(importedProducts.handle, 'bran'))
    await db.update(products).set({ stock: 1 }).where(eq(products.handle, 'bran'))
    expect(await runImport(file)).toMatchObject({ unchanged: 1 })
  })
})
