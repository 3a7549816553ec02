import { beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import type { PreparationQuestion } from '@/lib/contract/selling'
import { database } from '@/lib/db/database'
import { categories, products } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addCategory, addProduct, type TestCategory } from '../../catalogue/testing/fixture'
import { removeCategory } from './remove'

describeOnOneEngine('merging', () => {
  const cuts: PreparationQuestion = {
    kind: 'cut',
    choices: [{ id: 'whole', name: { en: 'Whole', ar: 'كامل' }, fee: 0 }],
  }
  let meat: TestCategory
  const sub = (at: number) => meat.subcategories[at]?.id ?? ''
  const ask = async ({ id }: TestCategory, preparations: PreparationQuestion[]) =>
    (await database()).update(categories).set({ preparations }).where(eq(categories.id, id))
  const merge = async (category: string, into: string) => {
    try {
      for await (const event of removeCategory({ category, into })) void event
      return 'merged'
    } catch (error) {
      return Object(error).code
    }
  }

  beforeAll(async () => {
    const below = ['Lamb', 'Goat', 'Chops'].map((name) => ({ en: name, ar: name }))
    meat = await addCategory({ en: 'Meat', ar: 'لحوم' }, { subcategories: below })
    await addProduct({ title: { en: 'Naeemi', ar: 'نعيمي' }, category: meat })
  })

  test('a subcategory into one that the butcher does not ask about is refused', async () => {
    await ask(meat, [{ ...cuts, only: [sub(0), sub(1)] }])
    expect(await merge(sub(0), sub(2))).toBe('Conflict')
    expect(await merge(sub(0), meat.id)).toBe('Conflict')
    expect(await merge(sub(0), sub(1))).toBe('merged')
  })

  test('a category with questions into one without, or one kept out of feeds into one that is not, is refused', async () => {
    const grill = await addCategory({ en: 'Grill', ar: 'مشاوي' })
    await ask(meat, [cuts])
    expect(await merge(meat.id, grill.id)).toBe('Conflict')
    await ask(grill, [cuts])
    const db = await database()
    await db.update(categories).set({ inFeeds: false }).where(eq(categories.id, meat.id))
    expect(await merge(meat.id, grill.id)).toBe('Conflict')
    expect(await db.$count(products, eq(products.categoryId, meat.id))).toBe(1)
    await db.update(categories).set({ inFeeds: false }).where(eq(categories.id, grill.id))
    expect(await merge(meat.id, grill.id)).toBe('merged')
  })
})
