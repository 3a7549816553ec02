import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addCategory, addProduct } from '../../catalogue/testing/fixture'
import { walkProducts } from '../../catalogue/walk'
import { removeCategory } from './remove'

describeOnOneEngine('merging a category of living animals into one that is not', () => {
  test('is refused as it is for carcasses, or keeps them out of the feed', async () => {
    const falcons = await addCategory({ en: 'Falcons', ar: 'صقور' }, { live: true })
    const supplies = await addCategory({ en: 'Bird supplies', ar: 'مستلزمات الطيور' })
    await addProduct({ title: { en: 'Gyr falcon', ar: 'صقر جير' }, category: falcons })
    const inFeed = async () => {
      const titles: string[] = []
      for await (const some of walkProducts()) titles.push(...some.map(({ title }) => title.en))
      return titles
    }
    expect(await inFeed()).toEqual([])
    const merging = async () => {
      for await (const event of removeCategory({ category: falcons.id, into: supplies.id })) void event
    }
    const outcome = await merging().then(
      () => 'merged',
      (error) => error.code,
    )
    expect([outcome, await inFeed()]).toEqual(['Conflict', []])
    expect(await (await database()).$count(products, eq(products.categoryId, falcons.id))).toBe(1)
  })
})
